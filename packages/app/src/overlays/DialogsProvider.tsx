import { useState, type ReactNode } from 'react';
import { createDialogs } from './createDialogs';
import { DialogsContext } from './useDialogs';

/**
 * Provides dialogs to a site; place it above the routes, so that popups outlast a navigation.
 *
 * @example
 * <DialogsProvider>
 *   <Routes />
 *   <CurrentDialog />
 * </DialogsProvider>
 */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [dialogs] = useState(createDialogs);
  return <DialogsContext value={dialogs}>{children}</DialogsContext>;
}
