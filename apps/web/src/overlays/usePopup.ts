import { useErrorText } from '../messages/useErrorText';
import { overlays, type PopupMessage } from './store';

/**
 * Says in the middle of the screen how something ended, for two seconds, over a change of route too
 * (spec §8, §9).
 *
 * @example
 * const { succeed, fail } = usePopup();
 * deleteArticle(id).then(() => succeed(t('Post deleted')), fail);
 */
export function usePopup() {
  const errorText = useErrorText();
  const show = (tone: PopupMessage['tone'], text: string) =>
    overlays.setState({ popup: { tone, text, at: Date.now() } });
  return {
    succeed: (text: string) => show('success', text),
    /** Says the server's own sentence. */
    fail: (error: unknown) => show('failure', errorText(error)),
  };
}
