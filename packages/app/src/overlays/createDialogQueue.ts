import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DialogRequest, QueuedDialog } from './DialogRequest';

/** The dialogs of a site above everything else: the first is shown, the others wait. */
export interface DialogQueue extends Omit<StoreApi<readonly QueuedDialog[]>, 'setState'> {
  /** Queues a dialog; resolves with the answer when it closes, false when it was dismissed. */
  readonly enqueue: (request: DialogRequest) => Promise<boolean>;
  /**
   * Answers every question with no, as on a route change (spec §2). Popups stay, because the action that they report
   * often navigates.
   */
  readonly dismissQuestions: () => void;
}

/**
 * Creates the dialog queue of a site.
 *
 * @example
 * const queue = createDialogQueue();
 * await queue.enqueue({ kind: 'popup', props: { tone: 'success', children: '貼文已刪除' } });
 */
export function createDialogQueue(): DialogQueue {
  const { setState, ...store } = createStore<readonly QueuedDialog[]>(() => []);
  let lastId = 0;
  return {
    ...store,
    enqueue: (request) =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        const end = (yes: boolean) => {
          setState((queue) => queue.filter((each) => each.id !== id), true);
          resolve(yes);
        };
        setState((queue) => [...queue, { ...request, id, end }], true);
      }),
    dismissQuestions() {
      for (const { kind, end } of store.getState()) if (kind !== 'popup') end(false);
    },
  };
}
