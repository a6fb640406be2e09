from pylsl import StreamInlet, resolve_byprop

streams = resolve_byprop("type", "EEG", timeout=10)
if not streams:
    raise SystemExit("No EEG stream found. Is the sender running?")
inlet = StreamInlet(streams[0])
print(inlet.info().name(), inlet.info().channel_count(), inlet.info().nominal_srate())
while True:
    sample, timestamp = inlet.pull_sample()
    print(f"{timestamp:.4f}", sample)
