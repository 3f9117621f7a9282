import type { Language } from '@mall/contract/messages';
import { isMallError, type MallError } from './errors';

/** The first of the server's own failure codes; lower ones come from a proxy. */
const FIRST_CODE = 1000;

const texts = {
  'zh-TW': {
    unreachable: '連不上商店，請確認網路後再試一次。',
    unavailable: '商店暫時無法回應，請過一分鐘再試一次。',
    other: '發生了一點問題，請再試一次',
    withFields: (msg: string, fields: readonly string[]) => `${msg}（${fields.join('、')}）`,
  },
  en: {
    unreachable: 'The shop could not be reached. Please check your connection and try again.',
    unavailable: 'The shop cannot answer right now. Please try again in a minute.',
    other: 'Something went wrong, please try again',
    withFields: (msg: string, fields: readonly string[]) => `${msg} (${fields.join('; ')})`,
  },
};

const isForeign = ({ code, isTransport }: MallError) => code < FIRST_CODE && !isTransport;

/**
 * Returns the message of an error for a shopper: the server's if it has one, with those of its fields. Never shows the
 * text of a proxy or of an exception: 「upstream connect error」 helps nobody.
 *
 * @param language - Language of the messages that are not the server's, whose language `createMall` sets.
 *
 * @example
 * mall.cart.add(LAYERS.normal, line).catch((error: unknown) => alert(errorText(error)));
 */
export function errorText(error: unknown, language: Language = 'zh-TW'): string {
  const { unreachable, unavailable, other, withFields } = texts[language];
  if (!isMallError(error) || isForeign(error)) return other;
  if (error.isTransport) return error.status > 0 ? unavailable : unreachable;
  // The caller has no fields, so the messages of the fields follow that of the error.
  const fields = error.fields.map(({ msg }) => msg);
  if (!error.msg) return other;
  return fields.length > 0 ? withFields(error.msg, fields) : error.msg;
}
