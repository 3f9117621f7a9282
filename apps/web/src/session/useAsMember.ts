import { useMembersOnly, type GuestIntent } from '@mall/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../paths/paths';

/**
 * Runs an action for members only. A guest is sent to sign in and back here (spec §5), where the saved intent is
 * completed.
 *
 * @example
 * const asMember = useAsMember();
 * <button onClick={() => asMember(() => like(), { kind: 'likeArticle', id })}>讚</button>
 */
export function useAsMember(): (act: () => void, intent?: GuestIntent) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMembersOnly(() => void navigate(to.login(pathname + search)));
}
