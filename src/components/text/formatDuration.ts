/** Seconds as a reader says them: `17 s`, `4 min 57 s`, `23 h 46 min`; a dash for what is no time. */
export function formatDuration(seconds: number): string {
  if (!(seconds >= 0 && seconds < Infinity)) return '–';
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  const rounded = Math.round(whole / 60);
  return `${Math.floor(rounded / 60)} h ${rounded % 60} min`;
}
