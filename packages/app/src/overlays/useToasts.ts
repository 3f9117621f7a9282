import { useToast } from '@mall/ui';
import { useErrorText } from '../messages/useErrorText';
import { useMessages } from '../messages/useMessages';
import { toastMessages } from '../messages/zh-TW/toasts';

/**
 * Shows the result of a request as a toast.
 *
 * @example
 * const { succeed, fail } = useToasts();
 * addToCart().then(() => succeed(t('Added to cart')), fail);
 */
export function useToasts() {
  const toast = useToast();
  const errorText = useErrorText();
  const t = useMessages(toastMessages);
  return {
    succeed: (text: string, action?: { label: string; onAction: () => void }) =>
      toast.success(text, { action, replaces: true }),
    /** With an undo button; does not replace an earlier toast, which may have an undo of its own. */
    succeedWithUndo: (text: string, onUndo: () => void) =>
      toast.success(text, { action: { label: t('Undo'), onAction: onUndo } }),
    /** Shows the server's error message. */
    fail: (error: unknown) => toast.failure(errorText(error), { replaces: true }),
    /** Shows that a change was reverted (spec §8). */
    failOperation: () => toast.failure(t('Operation failed'), { replaces: true }),
    /** Shows a message of the site itself. */
    failWith: (text: string) => toast.failure(text, { replaces: true }),
  };
}
