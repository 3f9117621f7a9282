import type { Catalogue } from '../catalogue';

/** What search engines and messengers read of a page. */
export const pages: Catalogue['pages'] = {
  home: 'Home page',
  mall: 'Mall',
  store: (name) => `${name}, to be ordered today`,
};
