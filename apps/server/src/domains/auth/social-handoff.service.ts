import type { CheckedBody } from '@mall/contract';
import type { Mall } from '../../context/context';
import { failureOf } from '../../http/failure-of';
import { logFailure } from '../../http/log-failure';
import { MallError } from '../../kernel/error';
import { linkUrlOf, returnUrlOf, withValue } from '../../kernel/return-url';
import type { Client } from '../../kernel/viewer';
import { challengeOf } from '../../platform/social/provider-page';
import { countSocialSignIn, newToken, tokenHash } from '../credentials';
import { findOrCreateMember, signInMember } from './social.service';
import {
  addHandoff,
  grant,
  type Handoff,
  consumeAttempt,
  consumeGrant,
} from './social-handoffs.repo';

type StartInput = CheckedBody<'auth', 'startSocial'>;
type FinishInput = CheckedBody<'auth', 'finishSocial'>;

/** Time limit for the person at the provider. */
const ATTEMPT_MS = 10 * 60_000;
/** Lifetime of the code for the storefront's page, which exchanges it at once. */
const CODE_MS = 60_000;
/** Prefix of the states of these attempts; other states belong to no attempt of this server. */
const STATE_PREFIX = 'to.';

/** The site's registered address to which a provider redirects. */
export const providerReturn = (provider: Handoff['provider']): string => `/auth/${provider}`;

/**
 * Starts a sign-in by a provider that ends on a page of the site or of a storefront.
 *
 * @param reachedAt this site's origin, as the person's browser will reach it.
 * @throws {MallError} returnUnknown, providerUnavailable, signInBlocked
 */
export async function startSocial(
  { db, social, origins }: Pick<Mall, 'db' | 'origins' | 'social'>,
  {
    provider,
    return_url,
    letter_url,
    state: clientState,
    code_challenge: challenge,
    again = false,
  }: StartInput,
  client: Client,
  reachedAt: string,
): Promise<{ readonly url: string }> {
  // The site's own page may return, too, at the address by which it was reached.
  const returnUrl = returnUrlOf(return_url, { ...origins, publicOrigin: reachedAt });
  if (returnUrl === null) throw new MallError('returnUnknown');
  const linkUrl = linkUrlOf(letter_url, origins);
  await countSocialSignIn(db, client.network);
  const secrets = { verifier: newToken(), nonce: newToken() };
  const state = STATE_PREFIX + newToken();
  const redirectUri = reachedAt + providerReturn(provider);
  const url = social.pageOf({ provider, redirectUri, state, again, ...secrets });
  await addHandoff(db, {
    stateHash: tokenHash(state),
    expiresAt: new Date(Date.now() + ATTEMPT_MS),
    ...{ provider, returnUrl, linkUrl, clientState, challenge, redirectUri },
    ...secrets,
  });
  return { url };
}

/** The parameters of a provider's redirect to the site. */
export interface ProviderAnswer {
  readonly provider: Handoff['provider'];
  readonly state: string;
  /** Missing: the person declined. */
  readonly code?: string | undefined;
}

/**
 * Handles a provider's redirect.
 *
 * @returns the storefront's page, with a code or the reason why there is none; null: this was no
 *   attempt of a storefront, or it has expired.
 */
export async function handleReturn(
  mall: Pick<Mall, 'db' | 'log' | 'mailer' | 'social'>,
  { provider, state, code }: ProviderAnswer,
  client: Client,
): Promise<string | null> {
  const { db, log } = mall;
  if (!state.startsWith(STATE_PREFIX)) return null;
  const attempt = await consumeAttempt(db, { stateHash: tokenHash(state), provider }, new Date());
  if (!attempt) return null;
  const back = withValue(attempt.returnUrl, 'state', attempt.clientState);
  if (code === undefined) return withValue(back, 'error', 'cancelled');
  try {
    return withValue(back, 'code', await grantFor(mall, attempt, code, client));
  } catch (error) {
    const failure = failureOf(error);
    logFailure(log, error, failure, 'A sign-in by a provider');
    return withValue(back, 'error', failure.failure);
  }
}

/** @returns the code for the person that the provider confirmed. */
async function grantFor(
  mall: Pick<Mall, 'db' | 'mailer' | 'social'>,
  { provider, stateHash, linkUrl, redirectUri, verifier, nonce }: Handoff,
  sign: string,
  client: Client,
): Promise<string> {
  const identity = await (provider === 'line'
    ? mall.social.line({ sign, code_verifier: verifier, nonce, redirect_uri: redirectUri })
    : mall.social.facebookCode(sign, redirectUri));
  const { id: memberId, isNew } = await findOrCreateMember(mall, identity, client, linkUrl);
  const code = newToken();
  const expiresAt = new Date(Date.now() + CODE_MS);
  await grant(mall.db, stateHash, { codeHash: tokenHash(code), memberId, isNew, expiresAt });
  return code;
}

/**
 * Exchanges a code for a session. Only a page of the origin that started the attempt can, with its
 * secret.
 *
 * @param origin of the calling page, from its browser.
 * @throws {MallError} providerRefused
 */
export async function finishSocial(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'site'>,
  input: FinishInput,
  origin: string | null,
  deviceCookie: string | null,
) {
  const granted = await consumeGrant(mall.db, tokenHash(input.code), new Date());
  const isAllowed =
    granted !== undefined &&
    new URL(granted.returnUrl).origin === origin &&
    granted.challenge === challengeOf(input.code_verifier);
  if (!isAllowed || granted.memberId === null) throw new MallError('providerRefused');
  return signInMember(mall, { id: granted.memberId, isNew: granted.isNew }, input, deviceCookie);
}
