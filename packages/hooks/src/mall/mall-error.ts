import { isMallError, MallError } from '@mall/sdk';

/**
 * Converts a caught value to a MallError; anything else becomes the `cause` of one that is
 * `unreachable`.
 */
export const asMallError = (caught: unknown): MallError =>
  isMallError(caught) ? caught : MallError.of(undefined, { cause: caught });
