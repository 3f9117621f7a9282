/**
 * Makes a text field as high as its text in browsers without `field-sizing: content` (Safari before
 * 26.2, Firefox); its `max-height` still applies.
 *
 * @example
 * useLayoutEffect(() => autosizeField(field.current), [text]);
 */
export function autosizeField(field: HTMLTextAreaElement | null): void {
  if (!field || Reflect.has(field.style, 'fieldSizing')) return;
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + borders}px`;
}
