/** The labels of the product picker. */
export interface ProductPickerLabels {
  title: string;
  keyword: string;
  placeholder: string;
  /** Accessible name of the results, or of the selected products before a search. */
  found: string;
  ticked: string;
  nothing: (keyword: string) => string;
  more: string;
  /** Text of the button that adds them. */
  add: (count: number) => string;
  /** The same while nothing is selected; it is disabled. */
  addNone: string;
  /** Shown at the limit of the post. */
  full: (count: number) => string;
}
