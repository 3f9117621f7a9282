import { createContext, useContext } from 'react';
import type { Dialogs } from './createDialogs';

/** The dialogs of the site around a component. */
export const DialogsContext = createContext<Dialogs | null>(null);

/**
 * Returns the dialogs of the site.
 *
 * @throws an error when no `DialogsProvider` surrounds the component.
 * @example
 * const { askConfirmation } = useDialogs();
 * if (await askConfirmation({ title: '刪除這個地址？', confirm: '刪除', cancel: '取消' })) deleteAddress();
 */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider around the site');
  return dialogs;
}
