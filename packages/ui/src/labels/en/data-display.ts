import type { DataDisplayLabels } from '../types/data-display';

/** English labels of tables, charts and pagination. */
export const dataDisplay: DataDisplayLabels = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page) => `Page ${page}`,
  pageOf: (page, total) => `Page ${page} of ${total}`,
  asTable: 'See as a table',
};
