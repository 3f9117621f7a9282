/** Starts to count. @returns a function that returns the seconds since then, for reports */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1000;
}
