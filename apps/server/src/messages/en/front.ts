import type { Catalogue } from '../catalogue';

/** The shop's front. */
export const front: Catalogue['front'] = { newest: 'New arrivals' };
