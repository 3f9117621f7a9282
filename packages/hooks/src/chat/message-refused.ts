import { isMallError } from '@mall/sdk';
import { isFileRefused } from '../media/file-refused';

/**
 * Whether a message was refused for its content, so that sending it again cannot succeed.
 *
 * @example
 * mall.chat
 *   .uploadMedia({ type: '1', client_id: 'hello-to-the-shop', file })
 *   .catch((error: unknown) => toast(isMessageRefused(error) ? '無法傳送' : '再試一次'));
 */
export const isMessageRefused = (error: unknown): boolean =>
  isMallError(error, 'invalidFields', 'notFound') || isFileRefused(error);
