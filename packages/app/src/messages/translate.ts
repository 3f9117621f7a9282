import { formatMessage } from '@mall/contract/messages';
import type { LanguageState } from './LanguageContext';

/** Messages by id; the values are Traditional Chinese. */
export type Catalogue = Readonly<Record<string, string>>;

/** Translates a message of a catalogue into the site's language. */
export type Translate<Id extends string> = (
  id: Id,
  ...args: readonly (string | number)[]
) => string;

/** Returns a message of a catalogue in a language, with its arguments. */
export function translate(
  messages: Catalogue,
  { current, pack }: LanguageState,
  id: string,
  args: readonly (string | number)[],
): string {
  const texts: Catalogue = current === 'zh-TW' ? messages : (pack?.messages ?? {});
  const singular = args[0] === 1 ? pack?.singulars[id] : undefined;
  return formatMessage(singular ?? texts[id] ?? id, args);
}
