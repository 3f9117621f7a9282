import { createHash } from 'node:crypto';
import { MallError } from '../../kernel/error';
import type { ProviderAttempt } from './identity';
import type { SocialConfig } from './social-config';

/**
 * The address of a provider's page: with LINE, OpenID Connect with PKCE (S256); with Facebook, its login dialog, whose
 * code only the server can use.
 *
 * @throws {MallError} providerUnavailable
 */
export function providerPage(config: SocialConfig, attempt: ProviderAttempt): string {
  const [page, query] =
    attempt.provider === 'line' ? atLine(config, attempt) : atFacebook(config, attempt);
  const url = new URL(page, attempt.redirectUri);
  const common = { response_type: 'code', redirect_uri: attempt.redirectUri, state: attempt.state };
  for (const [name, value] of Object.entries({ ...common, ...query }))
    url.searchParams.set(name, value);
  return url.href;
}

type Page = readonly [page: string, query: Readonly<Record<string, string>>];

function atLine({ line }: SocialConfig, { verifier, nonce, again }: ProviderAttempt): Page {
  if (line === null) throw new MallError('providerUnavailable');
  const query = {
    client_id: line.clientId,
    scope: 'profile openid email',
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'consent' }),
  };
  return [line.authorizeUrl, query];
}

function atFacebook({ facebook }: SocialConfig, { again }: ProviderAttempt): Page {
  if (facebook === null) throw new MallError('providerUnavailable');
  const query = {
    client_id: facebook.appId,
    scope: 'public_profile,email',
    ...(again && { auth_type: 'rerequest' }),
  };
  return [facebook.authorizeUrl, query];
}

/** The S256 challenge of a PKCE secret. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
