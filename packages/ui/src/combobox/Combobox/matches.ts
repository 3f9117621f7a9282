/** An option of a `Combobox`. */
export interface ComboboxOption {
  value: string;
  /** The text that is shown and typed. */
  label: string;
  /** Shown beside the label and matched too, e.g. a bank's code. */
  note?: string | undefined;
}

/** Ignores full width, case, spaces, and 臺 or 台: an input method writes ００４ as easily as 004. */
const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('臺', '台');

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
