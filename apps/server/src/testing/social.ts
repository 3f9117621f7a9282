import { createHash, randomBytes } from 'node:crypto';
import type { LineProof } from '../platform/social/identity';
import { FAKE_PROVIDERS, fakeSocial } from '../platform/social/social-config';

/** The people that tests can sign in as at a fake provider. */
export const FAKE_PEOPLE = {
  /** Shares an address that no member has. */
  newcomer: 'U0000000000000000000000000000new1',
  /** Shares member@mall.test. */
  known: 'U000000000000000000000000000known',
  /** Shares no address. */
  withoutEmail: 'U00000000000000000000000000nomail',
} as const;

/**
 * Signs in at the fake LINE provider as a browser does, up to the redirect back.
 *
 * @param more changes to the request.
 * @returns the data that the browser then sends to the server.
 */
export async function signInAtLine(
  baseUrl: string,
  subject: string,
  more: Readonly<Record<string, string>> = {},
): Promise<LineProof> {
  const code_verifier = randomBytes(48).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const redirect_uri = `${baseUrl}/auth/line`;
  const back = await choose(baseUrl + `${FAKE_PROVIDERS.line}/authorize`, {
    response_type: 'code',
    client_id: fakeSocial.line.clientId,
    redirect_uri,
    state: randomBytes(16).toString('base64url'),
    scope: 'profile openid email',
    nonce,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    subject,
    ...more,
  });
  return { sign: back.searchParams.get('code') ?? '', code_verifier, nonce, redirect_uri };
}

/**
 * Signs in at the fake Facebook provider as a browser does.
 *
 * @returns the access token that the browser then sends to the server.
 */
export async function signInAtFacebook(
  baseUrl: string,
  subject: string,
  scope = 'email,public_profile',
): Promise<string> {
  const back = await choose(`${baseUrl}${FAKE_PROVIDERS.facebook}/authorize`, {
    client_id: fakeSocial.facebook.appId,
    redirect_uri: `${baseUrl}/login`,
    state: randomBytes(16).toString('base64url'),
    response_type: 'token',
    scope,
    subject,
  });
  return new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
}

/**
 * Chooses a person on a fake provider's page, as a browser does.
 *
 * @param page its address.
 * @param subject empty: cancels.
 * @returns the address that the provider redirects to.
 */
export function chooseAt(page: string, subject: string): Promise<URL> {
  const url = new URL(page);
  return choose(url.origin + url.pathname, { ...Object.fromEntries(url.searchParams), subject });
}

async function choose(address: string, form: Readonly<Record<string, string>>): Promise<URL> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? 'about:blank');
}
