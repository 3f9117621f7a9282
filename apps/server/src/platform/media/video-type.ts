/** What a video is kept as. MOV becomes MP4: they are the same thing with another label. */
export type VideoType = 'mp4' | 'webm';

/** Boxes that an MP4 or MOV may begin with. */
const FIRST_BOXES = /^(ftyp|moov|mdat|wide|free|skip)$/;

/**
 * What a file really is, told by its first bytes.
 *
 * @param head 16 bytes or more.
 * @returns null for everything that is not MP4, MOV or WebM.
 */
export function videoTypeOf(head: Buffer): VideoType | null {
  if (head.length < 16) return null;
  if (head.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  return FIRST_BOXES.test(head.toString('latin1', 4, 8)) ? 'mp4' : null;
}
