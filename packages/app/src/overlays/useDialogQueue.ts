import { createContext, useContext } from 'react';
import type { DialogQueue } from './createDialogQueue';

/** The dialog queue of the site around a component. */
export const DialogQueueContext = createContext<DialogQueue | null>(null);

/**
 * Returns the dialog queue of the site.
 *
 * @throws an error when no `DialogQueueProvider` surrounds the component.
 * @example
 * const { dismissQuestions } = useDialogQueue();
 */
export function useDialogQueue(): DialogQueue {
  const queue = useContext(DialogQueueContext);
  if (!queue) throw new Error('useDialogQueue needs a <DialogQueueProvider> around it.');
  return queue;
}
