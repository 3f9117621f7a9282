/** Copies a text. Over plain HTTP there is no clipboard to write to: a selection is copied then. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  const { activeElement } = document;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}
