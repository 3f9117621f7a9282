/** The URL of the site's service worker (`src/sw`): push messages and offline pages. */
export const WORKER = '/sw.js';
