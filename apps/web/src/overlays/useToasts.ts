import { useToast } from '@mall/ui';
import { useErrorText } from '../messages/useErrorText';

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
  return {
    succeed: (text: string, action?: { label: string; onAction: () => void }) =>
      toast.success(text, { action }),
    /** Says the server's own sentence. */
    fail: (error: unknown) => toast.failure(errorText(error)),
    /** Says a sentence of the site's own. */
    failWith: (text: string) => toast.failure(text),
  };
}
