import { useErrorText } from '@mall/app/messages';
import { enqueueDialog } from './dialogs';

/**
 * Shows a result for two seconds, after any open dialogs; it survives a route change (spec §8, §9).
 *
 * @example
 * const { succeed, fail } = usePopup();
 * deleteArticle(id).then(() => succeed(t('Post deleted')), fail);
 */
export function usePopup() {
  const errorText = useErrorText();
  return {
    succeed: (text: string) =>
      void enqueueDialog({ kind: 'popup', props: { tone: 'success', children: text } }),
    /** Shows the server's error message. */
    fail: (error: unknown) =>
      void enqueueDialog({ kind: 'popup', props: { tone: 'failure', children: errorText(error) } }),
  };
}
