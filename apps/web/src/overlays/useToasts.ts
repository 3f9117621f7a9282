import { useToast } from '@mall/ui';
import { commonMessages } from '../messages/zh-TW/common';
import { useErrorText } from '../messages/useErrorText';
import { useMessages } from '../messages/useMessages';

/**
 * Says how a call ended.
 *
 * @example
 * const { succeed, fail } = useToasts();
 * addToCart(line).then(() => succeed(t('Added to cart')), fail);
 */
export function useToasts() {
  const toast = useToast();
  const errorText = useErrorText();
  const t = useMessages(commonMessages);
  return {
    succeed: (text: string, action?: { label: string; onAction: () => void }) =>
      toast.success(text, { action, replaces: true }),
    /** With a way back, which each one keeps to itself. */
    succeedWithUndo: (text: string, onUndo: () => void) =>
      toast.success(text, { action: { label: t('Undo'), onAction: onUndo } }),
    /** Says the server's own sentence. */
    fail: (error: unknown) => toast.failure(errorText(error), { replaces: true }),
    /** Says a sentence of the site's own. */
    failWith: (text: string) => toast.failure(text, { replaces: true }),
  };
}
