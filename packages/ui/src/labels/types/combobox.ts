/** The words of a list to type in. */
export interface ComboboxLabels {
  /** Names the list. */
  options: string;
  /** Opens the list. */
  show: string;
  /** Said while what is typed fits none. */
  none: string;
  /** Announced: how many fit what is typed. */
  count: (count: number) => string;
}
