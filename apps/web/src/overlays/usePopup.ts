import { useErrorText } from '../messages/useErrorText';
import { overlays, type PopupMessage } from './store';

/**
 * Shows a result in the middle of the screen for two seconds; it survives a route change (spec §8, §9).
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
    /** Shows the server's error message. */
    fail: (error: unknown) => show('failure', errorText(error)),
  };
}
