/** The words of lists and figures. */
export interface DataDisplayLabels {
  /** Names the pages of a list. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** Names one page. */
  page: (page: number) => string;
  /** Where one is, for a phone. */
  pageOf: (page: number, total: number) => string;
  /** Opens the figures of a chart as a table. */
  asTable: string;
}
