import type { Sharp } from 'sharp';

/**
 * Returns a picture's main colour, shown until the picture is loaded: the picture scaled to one
 * pixel.
 *
 * @returns `#c9a27e`; null if the picture is transparent, so that nothing shows behind it.
 */
export async function mainColor(picture: Sharp): Promise<string | null> {
  const { data, info } = await picture
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 4 && data[3] !== 255) return null;
  return `#${data.subarray(0, 3).toString('hex')}`;
}
