import type { PublicPath } from './publicPages';

/** The files of each public page, from the site's build (`vite.ssr.config.ts`). */
declare const __PAGE_FILES__: Readonly<Partial<Record<PublicPath, readonly string[]>>>;

/** Tells the browser to load a page's scripts beside the first one, not after it. */
export const preloads = (path: PublicPath): string =>
  (__PAGE_FILES__[path] ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
