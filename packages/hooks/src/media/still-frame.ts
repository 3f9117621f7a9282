/** The time (s) and the maximum side (px) of a video's still frame. */
const FRAME_TIME_S = 3;
const LONGEST_SIDE = 1024;

/**
 * Returns the time of a video's still frame: at 3 s, or at the end of a shorter video.
 *
 * @param duration - Seconds; Infinity or NaN when the file does not contain it.
 */
export const stillTime = (duration: number): number =>
  Number.isFinite(duration) ? Math.min(FRAME_TIME_S, Math.max(duration, 0)) : FRAME_TIME_S;

/** Returns the still frame's size in pixels: that of the video, at most 1024 on the longer side. */
export function stillSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
