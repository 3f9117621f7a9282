import { isMallError, type MallError } from '@mall/sdk';
import { useMessages } from './useMessages';
import { requestMessages } from './zh-TW/requests';

/** The first of the server's own failure codes; lower ones come from a proxy. */
const FIRST_CODE = 1000;

/**
 * Returns the message of an error: the server's if it has one. Never shows a proxy's text: 「upstream connect error」
 * helps nobody.
 *
 * @example
 * const errorText = useErrorText();
 * toast(errorText(error));
 */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages(requestMessages);
  return (error) => {
    if (!isMallError(error) || isForeign(error)) return t('Something went wrong, please try again');
    if (error.isTransport) {
      return error.status > 0
        ? t('The shop cannot answer right now. Please try again in a minute.')
        : t('The shop could not be reached. Please check your connection and try again.');
    }
    // The caller has no fields, so the field errors follow the message.
    const fields = error.fields.map(({ msg }) => msg).join('、');
    if (error.msg && fields) return `${error.msg}（${fields}）`;
    return error.msg || t('Something went wrong, please try again');
  };
}

const isForeign = ({ code, isTransport }: MallError) => code < FIRST_CODE && !isTransport;
