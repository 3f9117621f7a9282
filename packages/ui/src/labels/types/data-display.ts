/** The labels of tables, charts and pagination. */
export interface DataDisplayLabels {
  /** Accessible name of the pagination. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** Accessible name of one page. */
  page: (page: number) => string;
  /** The current position, on a phone. */
  pageOf: (page: number, total: number) => string;
  /** Opens the table of a chart. */
  asTable: string;
}
