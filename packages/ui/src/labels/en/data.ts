import type { DataLabels } from '../../data/labels';

/** The words of lists and figures in English. */
export const data: DataLabels = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, total) => `Page ${page} of ${total}`,
  asTable: 'See as a table',
};
