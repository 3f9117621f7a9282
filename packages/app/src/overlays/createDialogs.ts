import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DialogProps, DialogRequest, QueuedDialog } from './DialogRequest';

/** The dialogs of a site above everything else: the first is shown, the others wait. */
export interface Dialogs extends Omit<StoreApi<readonly QueuedDialog[]>, 'setState'> {
  /** Asks for a confirmation; resolves with the answer, false when it was dismissed. */
  readonly askConfirmation: (props: DialogProps['confirmation']) => Promise<boolean>;
  /**
   * Asks a question that has to be answered correctly first (spec §4); resolves with whether it was, false when it
   * was dismissed.
   */
  readonly askQuestion: (props: DialogProps['question']) => Promise<boolean>;
  /** Shows a message that has to be read; resolves when it is closed. */
  readonly alert: (props: DialogProps['alert']) => Promise<boolean>;
  /** Shows a countdown; resolves with false when the user navigated meanwhile. */
  readonly countdown: (props: DialogProps['waiting']) => Promise<boolean>;
  /** Shows a result for two seconds; resolves when it closes. */
  readonly popup: (props: DialogProps['popup']) => Promise<boolean>;
  /**
   * Answers every question with no, as on a route change (spec §2). Popups stay, because the action that they report
   * often navigates.
   */
  readonly dismissQuestions: () => void;
}

/**
 * Creates the dialogs of a site.
 *
 * @example
 * const dialogs = createDialogs();
 * if (await dialogs.askConfirmation({ title: '刪除這個地址？', confirm: '刪除', cancel: '取消' })) deleteAddress();
 */
export function createDialogs(): Dialogs {
  const { setState, ...store } = createStore<readonly QueuedDialog[]>(() => []);
  let lastId = 0;
  const enqueue = (request: DialogRequest) =>
    new Promise<boolean>((resolve) => {
      const id = (lastId += 1);
      const end = (yes: boolean) => {
        setState((queue) => queue.filter((each) => each.id !== id), true);
        resolve(yes);
      };
      setState((queue) => [...queue, { ...request, id, end }], true);
    });
  return {
    ...store,
    askConfirmation: (props) => enqueue({ kind: 'confirmation', props }),
    askQuestion: (props) => enqueue({ kind: 'question', props }),
    alert: (props) => enqueue({ kind: 'alert', props }),
    countdown: (props) => enqueue({ kind: 'waiting', props }),
    popup: (props) => enqueue({ kind: 'popup', props }),
    dismissQuestions() {
      for (const { kind, end } of store.getState()) if (kind !== 'popup') end(false);
    },
  };
}
