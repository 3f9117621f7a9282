/**
 * Copies a text. The Clipboard API is missing over plain HTTP: copies a selection instead.
 *
 * @throws when the browser did not copy
 * @example
 * await copyText('9103552212345678');
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // Read-only, so that no on-screen keyboard opens.
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
