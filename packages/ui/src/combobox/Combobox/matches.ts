/** An option of a `Combobox`. */
export interface ComboboxOption {
  value: string;
  /** What is shown, and typed. */
  label: string;
  /** Shown beside it, and found by too: a bank's code, for example. */
  note?: string | undefined;
}

/** Full width, upper case, spaces, and 臺 or 台 do not matter: an input method writes ００４ as easily as 004. */
const plain = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('臺', '台');

/** The options that have all of what is typed in their label or note. */
export function matches(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = plain(typed);
  if (words === '') return options;
  return options.filter(({ label, note = '' }) =>
    [label, note, note + label].some((text) => plain(text).includes(words)),
  );
}
