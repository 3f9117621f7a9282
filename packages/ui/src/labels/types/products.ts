/** The words of choosing products for a post. */
export interface ProductPickerLabels {
  title: string;
  keyword: string;
  placeholder: string;
  /** Names the list of what was found, or what is ticked before anything was. */
  found: string;
  ticked: string;
  nothing: (keyword: string) => string;
  more: string;
  /** Names the button that adds them. */
  add: (count: number) => string;
  /** Said when the post takes no more. */
  full: (count: number) => string;
}
