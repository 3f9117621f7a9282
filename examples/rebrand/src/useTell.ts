import { isMallError } from '@mall/sdk';
import { useToast } from '@mall/ui/kit';

/** Tells what was done, or why it was not: in the server's own words, if it was reached. */
export function useTell() {
  const toast = useToast();
  return {
    done: (text: string) => toast.success(text),
    failed: (error: unknown) =>
      toast.failure((isMallError(error) && error.msg) || '連不上商店，請稍後再試'),
  };
}
