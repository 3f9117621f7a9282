/** The moment of a video's still picture, and the longest side of it (spec §9). */
const MOMENT_S = 3;
const LONGEST_SIDE = 1024;

/**
 * Where in a video its still picture is taken: at 3 s, at the end of a shorter one.
 *
 * @param duration - Seconds; Infinity or NaN where the file does not say.
 */
export const stillMoment = (duration: number): number =>
  Number.isFinite(duration) ? Math.min(MOMENT_S, Math.max(duration, 0)) : MOMENT_S;

/** How large it is, in pixels: as the video, its longer side 1024 at most. */
export function stillSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
