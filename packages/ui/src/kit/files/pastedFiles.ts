/**
 * Returns the pasted files, or none when the user meant to paste text: Office programs also put a picture of
 * the copied text on the clipboard. Finder also puts the file names there as text; these are ignored.
 *
 * @example
 * <textarea onPaste={(event) => sendFiles(pastedFiles(event.clipboardData))} />
 */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  const files = [...clipboard.files];
  const isName = (line: string) =>
    files.some(({ name }) => name === line || name.startsWith(`${line}.`));
  const text = clipboard.types.includes('text/plain') ? clipboard.getData('text/plain') : '';
  return text
    .split(/[\r\n]+/)
    .filter(Boolean)
    .every(isName)
    ? files
    : [];
}
