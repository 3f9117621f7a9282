import { useSession } from '../session/useSession';
import { saveGuestIntent, type GuestIntent } from './guest-intent';

/**
 * Runs an action for members only. For a guest it saves what they wanted, which `useGuestIntent`
 * carries out after the sign-in, and calls `onGuest`.
 *
 * @param onGuest - Leads to the sign-in page.
 * @returns a function that takes the action, and the intent to save for a guest.
 * @example
 * const asMember = useMembersOnly(() => navigate('/login'));
 * const like = useArticleLike(article);
 * asMember(() => like(), { kind: 'likeArticle', id: article.id });
 */
export function useMembersOnly(
  onGuest: () => void,
): (act: () => void, intent?: GuestIntent) => void {
  const session = useSession();
  return (act, intent) => {
    if (session) return act();
    if (intent) saveGuestIntent(intent);
    onGuest();
  };
}
