import type { Catalogue } from '../catalogue';

/** The shop's front page. */
export const front: Catalogue['front'] = {
  newest: 'New arrivals',
  ranked: 'Best sellers',
  post: 'What the neighbours cook',
};
