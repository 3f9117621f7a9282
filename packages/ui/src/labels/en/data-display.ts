import type { DataDisplayLabels } from '../types/data-display';

/** The words of lists and figures in English. */
export const dataDisplay: DataDisplayLabels = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, total) => `Page ${page} of ${total}`,
  asTable: 'See as a table',
};
