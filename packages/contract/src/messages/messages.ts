import type { IssueMessage } from '../core/issues';
import type { Messages } from './catalogue';
import { formatMessage } from './format-message';
import type { Language } from './languages';
import * as en from './en';
import type { Reason, ReasonName } from './reasons';
import * as zhTW from './zh-TW';

type Catalogue = { readonly [Name in keyof typeof zhTW]: (typeof zhTW)[Name] };

const messagesOf = (all: Catalogue): Messages => ({
  failures: all.failures,
  fields: {
    ...all.formFields,
    ...all.fieldSentences,
    ...all.searchFields,
    ...all.postFields,
    ...all.passwordFields,
    ...all.registerFields,
  },
  reasons: all.reasons,
  terms: {
    temperatures: all.temperatures,
    orderStates: all.orderStates,
    weekdays: all.weekdays,
    separator: all.separator,
    duration: all.duration,
  },
});

/** The contract's messages by language; a language without a catalogue does not compile. */
export const messages: Readonly<Record<Language, Messages>> = {
  'zh-TW': messagesOf(zhTW),
  en: messagesOf(en),
};

/**
 * Returns the text of a reason.
 *
 * @example
 * reasonText({ reason: 'goodsTooDear', limit: 20_000 }, 'en') // 'It takes goods of up to NT$20,000'
 */
export function reasonText<Name extends ReasonName>(
  reason: Reason<Name>,
  language: Language,
): string {
  return messages[language].reasons[reason.reason](reason);
}

/**
 * Returns the text of a field message. An id that is not in the catalogue is returned unchanged.
 *
 * @example
 * fieldText({ id: 'at least {0} characters', args: [8] }, 'zh-TW') // '至少需要 8 個字'
 */
export function fieldText({ id, args }: IssueMessage, language: Language): string {
  const known: Readonly<Record<string, string>> = messages[language].fields;
  return formatMessage(known[id] ?? id, args);
}
