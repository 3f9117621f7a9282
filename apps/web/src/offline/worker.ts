/** The address of the site's service worker (`src/sw`): push messages, and what opens without a network. */
export const WORKER = '/sw.js';
