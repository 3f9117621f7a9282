import { useSocialLogin } from '@mall/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { thisDevice } from './thisDevice';
import { useSignInRedirect } from './useSignInRedirect';
import { takeAttempt, type Attempt, type Provider } from './social/attempt';

/** Why nobody is signed in: refused at the provider, not started in this tab, or what the server answered. */
export type SocialFailure = 'notAgreed' | 'notOurs' | { readonly error: unknown };

/**
 * Takes up a sign-in that comes back from a provider's page: compares the state, sends the proof to the
 * server, and takes code and token out of the address.
 *
 * @returns `failure` once it failed; `back`, where one was going.
 */
export function useSocialReturn() {
  const { pathname, search, hash } = useLocation();
  const provider: Provider = pathname.startsWith(to.providerReturn('facebook'))
    ? 'facebook'
    : 'line';
  const navigate = useNavigate();
  const { mutateAsync: signIn } = useSocialLogin();
  const { redirectAfter } = useSignInRedirect();
  const [failure, setFailure] = useState<SocialFailure>();
  const [back, setBack] = useState(to.home());

  const answer = useRef<URLSearchParams>(null);
  const takeUp = (answer: URLSearchParams) => {
    const attempt = takeAttempt(provider, answer.get('state'));
    if (!attempt) {
      setFailure('notOurs');
      return;
    }
    setBack(attempt.back);
    const sign = answer.get(provider === 'line' ? 'code' : 'access_token');
    if (!sign) {
      setFailure('notAgreed');
      return;
    }
    redirectAfter(attempt.back, () => signIn(proofOf(attempt, sign))).catch((error: unknown) =>
      setFailure({ error }),
    );
  };
  const isBare = search === '' && hash === '';
  // A code works only once, and StrictMode runs effects twice.
  const isTaken = useRef(false);
  const latest = useRef(takeUp);
  useEffect(() => {
    latest.current = takeUp;
  });
  useEffect(() => {
    answer.current ??= answerOf(search, hash);
    if (!isBare) {
      void navigate(pathname, { replace: true });
      return;
    }
    // Not before the address has changed: that closes what is said, so also that one is signed in.
    if (isTaken.current) return;
    isTaken.current = true;
    latest.current(answer.current);
  }, [isBare, search, hash, pathname, navigate]);

  return { provider, failure, back };
}

/** LINE answers in the query; Facebook gives its token in the fragment, and a refusal in the query. */
function answerOf(search: string, hash: string): URLSearchParams {
  const answer = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) answer.set(name, value);
  return answer;
}

/** What the server asks the provider with. */
function proofOf({ provider, verifier, nonce }: Attempt, sign: string) {
  const device = thisDevice();
  if (provider === 'facebook') return { type: provider, sign, ...device };
  const redirect_uri = location.origin + to.providerReturn(provider);
  return { type: provider, sign, ...device, code_verifier: verifier, nonce, redirect_uri };
}
