import { useSession } from '@mall/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../paths';

/**
 * Runs an action for members only; a guest is sent to sign in, then back here (spec §5).
 *
 * @example
 * const asMember = useAsMember();
 * <button onClick={() => asMember(() => like())}>讚</button>
 */
export function useAsMember(): (act: () => void) => void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act) => (session ? act() : void navigate(to.login(pathname + search)));
}
