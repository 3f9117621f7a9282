/** The labels of the combobox. */
export interface ComboboxLabels {
  /** Accessible name of the list. */
  options: string;
  /** Opens the list. */
  show: string;
  /** Shown when no option matches. */
  none: string;
  /** Announces the number of matches. */
  count: (count: number) => string;
}
