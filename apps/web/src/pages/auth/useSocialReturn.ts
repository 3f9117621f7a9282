import { useMall } from '@mall/hooks';
import { finishSocial, type SocialEnd, type SocialProvider } from '@mall/sdk/social';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { backFrom } from './back';
import { thisDevice } from './thisDevice';
import { useSignInRedirect } from './useSignInRedirect';

/** Why the sign-in failed; `failed`: the session could not be created. */
export type SocialFailure =
  | Exclude<SocialEnd, { readonly status: 'signedIn' }>
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Completes a sign-in that returns from a provider, and removes its parameters from the URL.
 *
 * @returns `failure` once it failed; `back`, where to go next.
 */
export function useSocialReturn() {
  const mall = useMall();
  const { pathname, search } = useLocation();
  const provider: SocialProvider = pathname.startsWith(to.providerReturn('facebook'))
    ? 'facebook'
    : 'line';
  const navigate = useNavigate();
  const { redirectAfter } = useSignInRedirect();
  const [failure, setFailure] = useState<SocialFailure>();
  const [back] = useState(() => backFrom(new URLSearchParams(search)));

  const complete = async (): Promise<void> => {
    try {
      const end = await finishSocial(mall, thisDevice());
      if (end?.status === 'signedIn') return await redirectAfter(back, () => Promise.resolve());
      setFailure(end ?? { status: 'notStartedHere' });
    } catch (error) {
      setFailure({ status: 'failed', error });
    }
    void navigate(pathname, { replace: true });
  };
  // A code works only once, and StrictMode runs effects twice.
  const isTaken = useRef(false);
  const latest = useRef(complete);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void latest.current();
  }, []);

  return { provider, failure, back };
}
