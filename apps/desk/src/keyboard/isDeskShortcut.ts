import { isComposing } from '@mall/ui';
import { singleKeys } from './singleKeys';

/** Where keys are text, or belong to an open overlay. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Whether a key press without Ctrl or ⌘ may be a shortcut: not while somebody types or composes, nor in a dialog or a
 * menu, nor on a device where these keys are off.
 */
export const isDeskShortcut = (event: KeyboardEvent): boolean =>
  singleKeys.getState() &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isComposing(event) &&
  !(event.target instanceof Element && event.target.closest(OWN_KEYS));
