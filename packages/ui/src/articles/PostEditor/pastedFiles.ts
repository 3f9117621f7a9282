/**
 * The files that a paste is meant to bring; none where it is words that are wanted. Office programs put a picture of
 * the copied words beside them, and Finder the names of the copied files.
 *
 * @example
 * const files = pastedFiles(event.clipboardData);
 */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const files = [...clipboard.files];
  const isName = (line: string) =>
    files.some(({ name }) => name === line || name.startsWith(`${line}.`));
  const words = clipboard.types.includes('text/plain') ? clipboard.getData('text/plain') : '';
  return words
    .split(/[\r\n]+/)
    .filter(Boolean)
    .every(isName)
    ? files
    : [];
}
