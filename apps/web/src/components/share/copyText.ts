/**
 * Copies a text. Over plain HTTP there is no clipboard to write to: a selection is copied then.
 *
 * @throws when the browser did not copy
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // Read only: no keyboard comes up for it.
  field.readOnly = true;
  field.style.position = 'fixed';
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (!copied) throw new Error('The browser did not copy');
}
