import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { callService } from '../outgoing/call-service';
import type { FcmConfig } from './fcm-config';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const LIFETIME_SECONDS = 3_600;
/**
 * Tokens are replaced this long before they expire, so that they stay valid until the message
 * arrives.
 */
const MARGIN_MS = 60_000;

const reply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Google issued no access token. A later attempt may succeed, so the messages wait. */
class FcmSignInFailed extends Error {
  override readonly name = 'FcmSignInFailed';
  /** For the log. */
  readonly code: string;
  constructor(status: number) {
    super(`Google answered ${status} to the service account`);
    this.code = String(status);
  }
}

/** The access token of a service account, cached until it expires. */
export interface AccessToken {
  /** @throws {FcmSignInFailed} */
  get(): Promise<string>;
  /** Discards a token that was refused: the next call requests another. */
  discard(token: string): void;
}

/** Exchanges a signed assertion for access tokens (RFC 7523). */
export function createAccessToken(
  { account, tokenUrl }: FcmConfig,
  timeoutMs: number,
): AccessToken {
  let cached: { readonly token: string; readonly until: number } | null = null;
  let pending: Promise<string> | null = null;

  async function requestToken(): Promise<string> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const answer = await callService({ service: 'google', operation: 'issue token' }, tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const issued = reply.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !issued.success) throw new FcmSignInFailed(answer.status);
    const { access_token: token, expires_in: seconds } = issued.data;
    cached = { token, until: Date.now() + seconds * 1000 - MARGIN_MS };
    return token;
  }

  return {
    async get() {
      if (cached && cached.until > Date.now()) return cached.token;
      // Ten messages that are due at once share one request.
      pending ??= requestToken().finally(() => (pending = null));
      return pending;
    },
    discard(token) {
      if (cached?.token === token) cached = null;
    },
  };
}
