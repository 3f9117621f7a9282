import { sha256 } from '@noble/hashes/sha2.js';
import type { Mall } from './client';
import type { DeviceInput } from './auth';
import type { Failure } from './errors';
import { browserStorage, type MallStorage } from './storage';
import type { MemberProfile } from './types';

/** The providers that a member can sign in with; `mall.configs.get()` lists those of the shop. */
export type SocialProvider = 'line' | 'facebook';

/** The options of {@link startSocial}. */
export interface SocialStart {
  readonly provider: SocialProvider;
  /**
   * The page that calls {@link finishSocial}: on an origin that the shop lists, the same as this
   * page's.
   * @default this page, without its query
   */
  readonly return_url?: string;
  /**
   * The page that the confirmation email links to, when the provider's address belongs to a member
   * (`confirmationNeeded`). It is on an origin that the shop lists. `{token}` in it is replaced by
   * the link's token, which is otherwise added as `t`.
   * @default the shop's own page
   */
  readonly letter_url?: string;
  /** Asks again for the permissions that were declined, after `emailNeeded`. */
  readonly again?: boolean;
  /**
   * The storage of the attempt.
   * @default `sessionStorage`, because an attempt in another tab is a separate one
   */
  readonly storage?: MallStorage;
  /**
   * Opens the provider's page in this tab.
   * @default location.assign
   */
  readonly open?: (url: string) => void;
}

/** The result of a sign-in with a provider. */
export type SocialEnd =
  | { readonly status: 'signedIn'; readonly profile: MemberProfile }
  /** The person declined. */
  | { readonly status: 'cancelled' }
  /**
   * The shop refused: `emailNeeded` (start again with `again`), `confirmationNeeded` (the owner of
   * the address received an email), `providerRefused`, `providerUnavailable`, `signInBlocked`,
   * `tooManyRequests`.
   */
  | { readonly status: 'refused'; readonly failure: Failure }
  /** This tab did not start the attempt, so nobody is signed in. */
  | { readonly status: 'notStartedHere' };

const KEY = 'mall.social';
/**
 * Prefixes the state, because the page may have other sign-in flows whose responses must be
 * ignored.
 */
const MARK = 'mall.';
const tab = (storage?: MallStorage) => storage ?? browserStorage(() => sessionStorage);

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
// In JavaScript, because a page over plain HTTP has no `crypto.subtle`.
const hashOf = (text: string): string => base64url(sha256(new TextEncoder().encode(text)));

/**
 * Redirects to a provider's sign-in page, which returns to your page that calls
 * {@link finishSocial}. Call it from a click handler.
 *
 * @returns the URL of the provider's page, which the browser is opening.
 * @throws MallError `returnUnknown` when the shop does not list an origin of the two URLs;
 *   `providerUnavailable`, `signInBlocked`
 * @example
 * button.onclick = () => startSocial(mall, { provider: 'line', return_url: 'https://club.example/signed-in' });
 */
export async function startSocial(mall: Mall, start: SocialStart): Promise<string> {
  const { provider, letter_url, again = false } = start;
  const return_url = start.return_url ?? location.origin + location.pathname + location.hash;
  const [verifier, state] = [random(), MARK + random()];
  const code_challenge = hashOf(verifier);
  const email = letter_url === undefined ? {} : { letter_url };
  const attempt = { provider, return_url, ...email, state, code_challenge, again };
  const { url } = await mall.auth.startSocial(attempt);
  tab(start.storage).setItem(KEY, `${state} ${verifier}`);
  (start.open ?? ((page) => location.assign(page)))(url);
  return url;
}

/**
 * Completes a sign-in that returns from a provider, and removes its parameters from the URL. Call
 * it once when the page of `return_url` opens, before other code reads the URL.
 *
 * @returns the result; null when the URL contains no response, because the page was opened
 *   directly.
 * @throws MallError `providerRefused`, `unreachable`, … when the shop did not create the session
 * @example
 * const end = await finishSocial(mall, { device_name: 'Chrome' });
 * if (end?.status === 'signedIn') greet(end.profile.name);
 * if (end?.status === 'refused' && end.failure === 'emailNeeded')
 *   offerOnceMore(() => startSocial(mall, { provider, again: true }));
 */
export async function finishSocial(
  mall: Mall,
  { storage, ...device }: DeviceInput & Pick<SocialStart, 'storage'>,
): Promise<SocialEnd | null> {
  const url = new URL(location.href);
  if (!url.searchParams.get('state')?.startsWith(MARK)) return null;
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const [state, code, error] = ['state', 'code', 'error'].map(take);
  // Facebook adds this hash when there is none.
  if (url.hash === '#_=_') url.hash = '';
  history.replaceState(history.state, '', url);
  const session = tab(storage);
  const [known, verifier = ''] = (session.getItem(KEY) ?? '').split(' ');
  if (known !== state) return { status: 'notStartedHere' };
  session.removeItem(KEY);
  if (error === 'cancelled') return { status: 'cancelled' };
  if (!code) return { status: 'refused', failure: error as Failure };
  const profile = await mall.auth.finishSocial({ code, code_verifier: verifier, ...device });
  return { status: 'signedIn', profile };
}
