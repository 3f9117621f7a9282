import { formatMessage } from '@mall/contract/messages';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { language, type SiteLanguage } from './language';

/** Messages by id; the values are Traditional Chinese. */
export type Catalogue = Readonly<Record<string, string>>;

/** Translates a message of a catalogue into the site's language. */
export type Translate<Id extends string> = (
  id: Id,
  ...args: readonly (string | number)[]
) => string;

/**
 * Returns the translator of one screen. A message's id is its English text, so `en` shows the ids verbatim, and each
 * screen's chunk contains its catalogue.
 *
 * @example
 * const t = useMessages(cartMessages);
 * t('{0} items', 3)
 */
export function useMessages<Messages extends Catalogue>(
  messages: Messages,
): Translate<keyof Messages & string> {
  const spoken = useStore(language);
  return useCallback((id, ...args) => translate(messages, spoken, id, args), [messages, spoken]);
}

/**
 * Returns a translator outside of a component, for the current language.
 *
 * @example
 * const t = messagesNow(addingMessages);
 */
export const messagesNow =
  <Messages extends Catalogue>(messages: Messages): Translate<keyof Messages & string> =>
  (id, ...args) =>
    translate(messages, language.getState(), id, args);

function translate(
  messages: Catalogue,
  { current, pack }: SiteLanguage,
  id: string,
  args: readonly (string | number)[],
): string {
  const texts: Catalogue = current === 'zh-TW' ? messages : (pack?.messages ?? {});
  const ofOne = args[0] === 1 ? pack?.singulars[id] : undefined;
  return formatMessage(ofOne ?? texts[id] ?? id, args);
}
