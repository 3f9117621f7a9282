import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * Loads the picture library on first use: it takes 30 MB, and most processes never touch a picture. It keeps no
 * cache, and each operation has one thread, because glibc never gives a thread's memory back.
 */
export function loadSharp(): Promise<typeof Sharp> {
  return (loaded ??= load());
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
