/** Stored video types. MOV is stored as MP4, because the two formats are almost identical. */
export type VideoType = 'mp4' | 'webm';

/** Valid first boxes of an MP4 or MOV. */
const FIRST_BOXES = /^(ftyp|moov|mdat|wide|free|skip)$/;

/**
 * Detects a file's type by its first bytes.
 *
 * @param head the first 8 bytes or more.
 * @returns null for everything that is not MP4, MOV or WebM.
 */
export function videoTypeOf(head: Buffer): VideoType | null {
  if (head.toString('hex', 0, 4) === '1a45dfa3') return 'webm';
  return FIRST_BOXES.test(head.toString('latin1', 4, 8)) ? 'mp4' : null;
}
