import type { Catalogue } from '../catalogue';

/** Metadata of pages for search engines and messengers. */
export const pages: Catalogue['pages'] = {
  home: 'Home page',
  mall: 'Mall',
  store: (name) => `${name}, to be ordered today`,
};
