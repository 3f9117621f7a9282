import { foldText } from '@mall/contract/search-terms';

/** An option of a `Combobox`. */
export interface ComboboxOption {
  value: string;
  /** The text that is shown and typed. */
  label: string;
  /** Shown beside the label and matched too, e.g. a bank's code. */
  note?: string | undefined;
}

/** Ignores what a search ignores, and spaces: an input method writes ００４ as easily as 004. */
const plain = (text: string) => foldText(text).replaceAll(/\s/g, '');

/** Returns the options whose label or note contains all typed query. */
export function matches(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const query = plain(typed);
  if (query === '') return options;
  return options.filter(({ label, note = '' }) =>
    [label, note, note + label].some((text) => plain(text).includes(query)),
  );
}
