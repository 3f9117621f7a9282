import { overlays } from './store';
import type { DialogProps, DialogRequest } from './dialogQueue';

let lastId = 0;

/** Queues what is asked or said; resolves once its turn has ended, with the answer. */
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
 * Asks before something is done; resolves with the answer, false when it was dismissed.
 *
 * @example
 * if (await askConfirmation({ title: t('Delete this address?'), confirm: t('Delete'), cancel: t('Cancel') }))
 */
export const askConfirmation = (props: DialogProps['confirmation']): Promise<boolean> =>
  enqueueDialog({ kind: 'confirmation', props });

/** Asks what has to be answered first (spec §4); resolves with whether it was, false when it was dismissed. */
export const askQuestion = (props: DialogProps['question']): Promise<boolean> =>
  enqueueDialog({ kind: 'question', props });

/** Says what has to be read before one goes on; resolves once it was put away. */
export const alert = (props: DialogProps['alert']): Promise<boolean> => enqueueDialog({ kind: 'alert', props });

/** Waits for a moment, counted down; resolves with false when somebody went elsewhere meanwhile. */
export const countdown = (props: DialogProps['waiting']): Promise<boolean> =>
  enqueueDialog({ kind: 'waiting', props });
