import { saveGuestIntent, useSession, type GuestIntent } from '@mall/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../paths/paths';

/**
 * Runs an action for members only; a guest is sent to sign in, then back here (spec §5), where what was meant
 * is carried out.
 *
 * @returns a function of the action, and of what to remember of it for a guest.
 * @example
 * const asMember = useAsMember();
 * <button onClick={() => asMember(() => like(), { kind: 'likeArticle', id })}>讚</button>
 */
export function useAsMember(): (act: () => void, intent?: GuestIntent) => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act, intent) => {
    if (session) return act();
    if (intent) saveGuestIntent(intent);
    void navigate(to.login(pathname + search));
  };
}
