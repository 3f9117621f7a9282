import type { Sharp } from 'sharp';

/**
 * A picture's main colour, to be shown until the picture is there: what is left of it in one pixel.
 *
 * @returns `#c9a27e`; null if the picture can be seen through, so that nothing shows behind it.
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
