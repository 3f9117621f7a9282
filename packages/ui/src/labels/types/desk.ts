/** What a column is sorted by: it decides how its two orders are named. */
export type SortKind = 'number' | 'text' | 'time';

/** The labels of the components for a staff's site. */
export interface DeskLabels {
  /** Accessible name of a row's checkbox. */
  selectRow: (name: string) => string;
  /** Accessible name of the checkbox that selects every row of the page. */
  selectPage: string;
  /** Shows the checkboxes of the cards on a phone. */
  startSelecting: string;
  /** Hides them again, and clears the selection. */
  stopSelecting: string;
  /** Accessible name of the choice of an order, on a phone. */
  sort: string;
  /** The two orders of a column, by what it is sorted by. */
  orders: Readonly<Record<SortKind, { readonly ascending: string; readonly descending: string }>>;
  /** One order of one column, as an option. */
  sortedBy: (column: string, order: string) => string;
  /** Header of the column of row menus, for screen readers. */
  actions: string;
  /** Accessible name of a row's menu. */
  rowActions: (name: string) => string;
  /** Accessible name of the pager. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** The shown rows: positions, from 1. */
  range: (from: number, to: number) => string;
  /** The shown rows and their number; `isCapped`: there are more than `count`. */
  rangeOf: (from: number, to: number, count: number, isCapped: boolean) => string;
  /** Opens the list of filters. */
  addFilter: string;
  /** Accessible name of the active filters. */
  activeFilters: string;
  clearFilters: string;
  /** An active filter with its values. */
  filterWith: (name: string, values: string) => string;
  /** A filter whose value is not chosen yet. */
  filterWithout: (name: string) => string;
  /** Joins several values of a filter. */
  listOf: (...values: readonly string[]) => string;
  from: string;
  until: string;
  apply: string;
  /** The form of a date, below its field. */
  dateHint: string;
  /** Error of a text that is no date. */
  notADate: string;
  /** Error of a range that ends before it begins. */
  endsBeforeStart: string;
  /** A range of dates without an end. */
  since: (day: string) => string;
  /** A range of dates without a start. */
  upTo: (day: string) => string;
  /** Accessible name of the bar of a selection. */
  selection: string;
  selectedCount: (count: number) => string;
  /** Every row of the list is selected, also those of other pages. */
  allSelected: (count: number) => string;
  selectAll: (count: number) => string;
  clearSelection: string;
  /** Accessible name of the bar of a form with unsaved changes, and its text. */
  unsavedChanges: string;
  discardChanges: string;
  save: string;
  /** Read before the old and the new value of a field. */
  before: string;
  after: string;
  /** Read before the removed and the added parts of a text. */
  removed: string;
  added: string;
  /** Replaces values that are not logged. */
  changed: string;
  /** Replaces a value that is empty. */
  nothing: string;
  yes: string;
  no: string;
  /** Title of the command palette. */
  palette: string;
  /** Placeholder of its field. */
  paletteHint: string;
  /** Heading of the entries that were used last. */
  recent: string;
  noResults: string;
  /** Announces the number of results. */
  resultCount: (count: number) => string;
}
