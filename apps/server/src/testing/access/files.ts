import sharp from 'sharp';

/** A small valid picture. */
export async function picture(): Promise<Blob> {
  const made = sharp({ create: { width: 320, height: 240, channels: 3, background: '#c8643c' } });
  return new Blob([new Uint8Array(await made.png().toBuffer())], { type: 'image/png' });
}
