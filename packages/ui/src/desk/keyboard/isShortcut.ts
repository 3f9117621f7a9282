import { isComposing } from '../../kit/keyboard/isComposing';

/** Controls that take keys themselves: text fields, and lists in which typing moves. */
const TAKES_KEYS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu]';

/**
 * Whether a key press may be a one-key shortcut: no modifier, no composition, not in a field or a
 * menu, and not handled yet. Shift is allowed.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isComposing(event)) return false;
  return !(event.target instanceof Element && event.target.closest(TAKES_KEYS));
}
