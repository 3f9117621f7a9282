import { overlays } from './store';
import type { Kinds, Said } from './turn';

let turns = 0;

/** Queues what is asked or said; resolves once its turn has ended, with the answer. */
export function takeTurn(said: Said): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (turns += 1);
    const end = (yes: boolean) => {
      overlays.setState(({ queue }) => ({ queue: queue.filter((each) => each.id !== id) }));
      resolve(yes);
    };
    overlays.setState(({ queue }) => ({ queue: [...queue, { ...said, id, end }] }));
  });
}

/**
 * Asks before something is done; resolves with the answer, false when it was dismissed.
 *
 * @example
 * if (await askConfirmation({ title: t('Delete this address?'), confirm: t('Delete'), cancel: t('Cancel') }))
 */
export const askConfirmation = (words: Kinds['confirmation']): Promise<boolean> =>
  takeTurn({ kind: 'confirmation', words });

/** Asks what has to be answered first (spec §4); resolves with whether it was, false when it was dismissed. */
export const askQuestion = (words: Kinds['question']): Promise<boolean> =>
  takeTurn({ kind: 'question', words });

/** Says what has to be read before one goes on; resolves once it was put away. */
export const tell = (words: Kinds['alert']): Promise<boolean> => takeTurn({ kind: 'alert', words });

/** Waits for a moment, counted down; resolves with false when somebody went elsewhere meanwhile. */
export const wait = (words: Kinds['waiting']): Promise<boolean> =>
  takeTurn({ kind: 'waiting', words });
