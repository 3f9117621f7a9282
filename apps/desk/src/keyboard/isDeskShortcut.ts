import { isComposing } from '@mall/ui';

/** Where keys are text, or belong to an open overlay. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key press may be a shortcut: not while somebody types or composes, nor in a dialog or a menu. */
export const isDeskShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isComposing(event) &&
  !(event.target instanceof Element && event.target.closest(OWN_KEYS));
