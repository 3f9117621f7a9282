import { useErrorText } from '../messages/useErrorText';
import { useDialogs } from './useDialogs';

/**
 * Shows a result for two seconds, after any open dialogs; it survives a route change (spec §8, §9).
 *
 * @example
 * const { succeed, fail } = usePopup();
 * deleteArticle(id).then(() => succeed('貼文已刪除'), fail);
 */
export function usePopup() {
  const errorText = useErrorText();
  const { popup } = useDialogs();
  return {
    succeed: (text: string) => void popup({ tone: 'success', children: text }),
    /** Shows the server's error message. */
    fail: (error: unknown) => void popup({ tone: 'failure', children: errorText(error) }),
  };
}
