import type { PublicPath } from './publicPages';

/** The files of each public page, from the site's build (`vite.ssr.config.ts`). */
declare const __PAGE_FILES__: Readonly<Partial<Record<PublicPath, readonly string[]>>>;

/** Returns links that preload a page's scripts in parallel with the first one. */
export const preloads = (path: PublicPath): string =>
  (__PAGE_FILES__[path] ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
