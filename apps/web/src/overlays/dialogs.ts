import { overlays } from './store';
import type { DialogProps, DialogRequest } from './dialogQueue';

let lastId = 0;

/** Queues a dialog; resolves with the answer when it closes. */
export function enqueueDialog(request: DialogRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1);
    const end = (yes: boolean) => {
      overlays.setState(({ queue }) => ({ queue: queue.filter((each) => each.id !== id) }));
      resolve(yes);
    };
    overlays.setState(({ queue }) => ({ queue: [...queue, { ...request, id, end }] }));
  });
}

/**
 * Asks for a confirmation; resolves with the answer, false when it was dismissed.
 *
 * @example
 * if (await askConfirmation({ title: t('Delete this address?'), confirm: t('Delete'), cancel: t('Cancel') }))
 */
export const askConfirmation = (props: DialogProps['confirmation']): Promise<boolean> =>
  enqueueDialog({ kind: 'confirmation', props });

/**
 * Asks a question that has to be answered correctly first (spec §4); resolves with whether it was, false when it was
 * dismissed.
 */
export const askQuestion = (props: DialogProps['question']): Promise<boolean> =>
  enqueueDialog({ kind: 'question', props });

/** Shows a message that has to be read; resolves when it is closed. */
export const alert = (props: DialogProps['alert']): Promise<boolean> =>
  enqueueDialog({ kind: 'alert', props });

/** Shows a countdown; resolves with false when the user navigated meanwhile. */
export const countdown = (props: DialogProps['waiting']): Promise<boolean> =>
  enqueueDialog({ kind: 'waiting', props });
