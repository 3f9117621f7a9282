export { createDialogs, type Dialogs } from './createDialogs';
export { CurrentDialog } from './CurrentDialog';
export type { DialogProps, DialogRequest, QueuedDialog } from './DialogRequest';
export { DialogsProvider } from './DialogsProvider';
export { loadDialogHost } from './loadDialogHost';
export { useDialogs } from './useDialogs';
export { usePopup } from './usePopup';
export { useToasts } from './useToasts';
export { useUnreachable } from './useUnreachable';
