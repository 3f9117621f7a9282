import { loadWithRetry } from '@mall/app/loading';
import type { Reply } from '@mall/contract';
import { to } from '../../../paths/paths';
import { saveAttempt, type Provider } from './attempt';

/** The settings of the providers. */
export type SocialSettings = Reply<'configs', 'get'>['social'];

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

async function challengeOf(verifier: string): Promise<string> {
  const { sha256 } = await loadWithRetry(() => import('@noble/hashes/sha2.js'));
  return base64url(sha256(new TextEncoder().encode(verifier)));
}

/** The start of a sign-in. */
export interface SocialStart {
  readonly provider: Provider;
  readonly social: SocialSettings;
  /** Where to go after the sign-in. */
  readonly back: string;
  /** The site's origin, to which the provider redirects. */
  readonly origin: string;
  /** Asks again for declined permissions, such as the email address. */
  readonly again?: boolean;
}

/**
 * Starts an attempt, and returns the URL of the provider's page: with LINE, OpenID Connect with PKCE (S256); with
 * Facebook, its login dialog. A library computes the hash, because a page over plain HTTP has no `crypto.subtle`; it
 * is loaded on demand.
 *
 * @example
 * location.assign(await authorizeUrl({ provider: 'line', social, back: '/mall', origin: location.origin }));
 */
export async function authorizeUrl({
  provider,
  social,
  back,
  origin,
  again,
}: SocialStart): Promise<string> {
  const attempt = {
    provider,
    state: random(24),
    verifier: random(32),
    nonce: random(16),
    back,
  };
  saveAttempt(attempt);
  const code_challenge = provider === 'line' ? await challengeOf(attempt.verifier) : '';
  const redirect_uri = origin + to.providerReturn(provider);
  const [page, query] =
    provider === 'line'
      ? [
          social.line_authorize_url,
          {
            response_type: 'code',
            client_id: social.line_client_id,
            redirect_uri,
            state: attempt.state,
            scope: 'profile openid email',
            nonce: attempt.nonce,
            code_challenge,
            code_challenge_method: 'S256',
            ...(again && { prompt: 'consent' }),
          },
        ]
      : [
          social.facebook_authorize_url,
          {
            response_type: 'token',
            client_id: social.facebook_app_id,
            redirect_uri,
            state: attempt.state,
            scope: 'public_profile,email',
            ...(again && { auth_type: 'rerequest' }),
          },
        ];
  const url = new URL(page, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
