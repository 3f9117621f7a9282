import { useState, type ReactNode } from 'react';
import { createDialogQueue } from './createDialogQueue';
import { DialogQueueContext } from './useDialogQueue';

/**
 * Provides a dialog queue to a site; place it above the routes, so that popups outlast a navigation.
 *
 * @example
 * <DialogQueueProvider>
 *   <Routes />
 *   <CurrentDialog />
 * </DialogQueueProvider>
 */
export function DialogQueueProvider({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(createDialogQueue);
  return <DialogQueueContext value={queue}>{children}</DialogQueueContext>;
}
