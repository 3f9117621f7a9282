import { isMallError } from '@mall/sdk';
import { commonMessages } from './zh-TW/common';
import { useMessages } from './useMessages';

/**
 * Says what went wrong: the server's own sentence where it has one.
 *
 * @example
 * const errorText = useErrorText();
 * toast(errorText(error));
 */
export function useErrorText(): (error: unknown) => string {
  const t = useMessages(commonMessages);
  return (error) => {
    if (!isMallError(error)) return t('Something went wrong, please try again');
    if (error.isTransport)
      return t('The shop could not be reached. Please check your connection and try again.');
    // Whoever asks has no field to put these beside, so they are said after the sentence that points to them.
    const fields = error.fields.map(({ msg }) => msg).join('、');
    if (error.msg && fields) return `${error.msg}（${fields}）`;
    return error.msg || t('Something went wrong, please try again');
  };
}
