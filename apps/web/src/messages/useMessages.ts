import { useCallback } from 'react';
import { useStore } from 'zustand';
import { format, type MessageArg } from './format';
import { language } from './language';

/** Messages by their English; the values are Traditional Chinese. */
export type Catalogue = Readonly<Record<string, string>>;

/** Says a message of a catalogue in the site's language. */
export type Translate<Id extends string> = (id: Id, ...args: readonly MessageArg[]) => string;

/**
 * The messages of one screen. The English of a message is its id, so `en` shows the ids word for
 * word, and a screen carries its own catalogue in its own chunk.
 *
 * @example
 * const t = useMessages(cartMessages);
 * t('{0} items', 3)
 */
export function useMessages<Messages extends Catalogue>(
  messages: Messages,
): Translate<keyof Messages & string> {
  const { current } = useStore(language);
  return useCallback(
    (id, ...args) => format(current === 'en' ? id : (messages[id] ?? id), args),
    [messages, current],
  );
}
