import { isMallError, type MallError } from '@mall/sdk';
import { commonMessages } from './zh-TW/common';
import { useMessages } from './useMessages';

/** The first of the codes that the server gives its refusals; lower ones are a proxy's. */
const FIRST_CODE = 1000;

/**
 * Says what went wrong: the server's own sentence where it has one. What stands between shop and shopper is never
 * quoted: 「upstream connect error」 helps nobody.
 *
 * @example
 * const errorText = useErrorText();
 * toast(errorText(error));
 */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages(commonMessages);
  return (error) => {
    if (!isMallError(error) || isForeign(error)) return t('Something went wrong, please try again');
    if (error.isTransport)
      return t('The shop could not be reached. Please check your connection and try again.');
    // Whoever asks has no field to put these beside, so they are said after the sentence that points to them.
    const fields = error.fields.map(({ msg }) => msg).join('、');
    if (error.msg && fields) return `${error.msg}（${fields}）`;
    return error.msg || t('Something went wrong, please try again');
  };
}

const isForeign = ({ code, isTransport }: MallError) => code < FIRST_CODE && !isTransport;
