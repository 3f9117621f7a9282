import { isMallError } from '@mall/sdk';
import { isFileRefused } from '../media/file-refused';

/**
 * Whether a message was refused for its content, so that sending it again cannot succeed.
 *
 * @example
 * const canRetry = !isMessageRefused(error);
 */
export const isMessageRefused = (error: unknown): boolean =>
  isMallError(error, 'invalidFields', 'notFound') || isFileRefused(error);
