import type { SearchFields } from '../catalogue';

/** For the search. */
export const searchFields: SearchFields = {
  'Please enter a keyword to search': 'Please enter a keyword to search',
};
