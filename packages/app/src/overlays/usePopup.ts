import { useErrorText } from '../messages/useErrorText';
import type { DialogProps } from './DialogRequest';
import { useDialogQueue } from './useDialogQueue';

/**
 * Shows a result for two seconds, after any open dialogs; it survives a route change (spec §8, §9).
 *
 * @example
 * const { succeed, fail } = usePopup();
 * deleteArticle(id).then(() => succeed('貼文已刪除'), fail);
 */
export function usePopup() {
  const errorText = useErrorText();
  const { enqueue } = useDialogQueue();
  const popup = (props: DialogProps['popup']) => void enqueue({ kind: 'popup', props });
  return {
    succeed: (text: string) => popup({ tone: 'success', children: text }),
    /** Shows the server's error message. */
    fail: (error: unknown) => popup({ tone: 'failure', children: errorText(error) }),
  };
}
