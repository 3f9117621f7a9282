import { useSocialLogin } from '@mall/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';
import { thisDevice } from './thisDevice';
import { useSignInRedirect } from './useSignInRedirect';
import { takeAttempt, type Attempt, type Provider } from './social/attempt';

/** Why the sign-in failed: refused at the provider, not started in this tab, or the server's error. */
export type SocialFailure = 'notAgreed' | 'notOurs' | { readonly error: unknown };

/**
 * Completes a sign-in after the provider's redirect: compares the state, sends the proof to the server, and removes
 * code and token from the URL.
 *
 * @returns `failure` once it failed; `back`, where to go next.
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
  const completeSignIn = (answer: URLSearchParams) => {
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
  const latest = useRef(completeSignIn);
  useEffect(() => {
    latest.current = completeSignIn;
  });
  useEffect(() => {
    answer.current ??= answerOf(search, hash);
    if (!isBare) {
      void navigate(pathname, { replace: true });
      return;
    }
    // Waits until the URL has changed: a route change closes popups, including the one that confirms the sign-in.
    if (isTaken.current) return;
    isTaken.current = true;
    latest.current(answer.current);
  }, [isBare, search, hash, pathname, navigate]);

  return { provider, failure, back };
}

/** LINE answers in the query; Facebook returns its token in the fragment, and a refusal in the query. */
function answerOf(search: string, hash: string): URLSearchParams {
  const answer = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) answer.set(name, value);
  return answer;
}

/** The proof that the server sends to the provider. */
function proofOf({ provider, verifier, nonce }: Attempt, sign: string) {
  const device = thisDevice();
  if (provider === 'facebook') return { type: provider, sign, ...device };
  const redirect_uri = location.origin + to.providerReturn(provider);
  return { type: provider, sign, ...device, code_verifier: verifier, nonce, redirect_uri };
}
