/** The brands of HEIC and HEIF files (ISO/IEC 23008-12); an AVIF may also begin with `mif1`. */
const HEIC_BRAND = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Accepted picture types. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * Detects a file's type by its first bytes, because its name and declared type cannot be trusted.
 *
 * @returns null for other types, such as SVG, HTML or HEIC, which browsers cannot show.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32))) return 'avif';
  return null;
}

/** Whether a file is a HEIC photo, as iPhones take them; most browsers cannot show one. */
export const isHeic = (bytes: Buffer): boolean =>
  pictureTypeOf(bytes) === null &&
  ascii(bytes, 4, 8) === 'ftyp' &&
  HEIC_BRAND.test(ascii(bytes, 8, 12));

/**
 * Whether a picture moves, as far as its bytes show it: an APNG or an AVIF sequence. The decoder reports the frames of
 * the other types.
 */
export const isSequence = (bytes: Buffer, type: PictureType): boolean =>
  (type === 'avif' && ascii(bytes, 8, 12) === 'avis') || (type === 'png' && isAnimatedPng(bytes));

const PNG_SIGNATURE_BYTES = 8;

/** An APNG has its `acTL` chunk before the first `IDAT` chunk. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = ascii(bytes, at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
