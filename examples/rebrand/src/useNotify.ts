import { isMallError } from '@mall/sdk';
import { useToast } from '@mall/ui/kit';

/** Shows the result of an action, or why it failed: the server's own message, if it was reached. */
export function useNotify() {
  const toast = useToast();
  return {
    done: (text: string) => toast.success(text),
    failed: (error: unknown) =>
      toast.failure((isMallError(error) && error.msg) || '連不上商店，請稍後再試'),
  };
}
