/** Soft plucked notes from the browser's own synthesiser. Silent until the reader turns the sound on. */
export class Instrument {
  private context: AudioContext | null = null;

  /** Call it from a click: browsers give sound to nothing else. */
  turnOn(): void {
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  turnOff(): void {
    void this.context?.suspend();
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  /** Plays one note now. */
  play(frequencyHz: number, durationS: number): void {
    const { context } = this;
    if (context?.state !== 'running') return;
    const now = context.currentTime;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: frequencyHz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.22, now + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, now + durationS);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + durationS);
  }
}
