import type { Mall } from './client';
import type { DeviceInput } from './auth';
import type { Failure } from './errors';
import { browserStorage, type MallStorage } from './storage';
import type { MemberProfile } from './types';

/** The providers that a member can sign in by; `mall.configs.get()` says which the shop has. */
export type SocialProvider = 'line' | 'facebook';

/** How {@link startSocial} leaves for a provider. */
export interface SocialStart {
  readonly provider: SocialProvider;
  /**
   * The page that calls {@link finishSocial}: of an origin that the shop lists, and the same as this page's.
   * @default this page, without its query
   */
  readonly return_url?: string;
  /**
   * Where the letter leads that asks the member who has the provider's address (`confirmationNeeded`): of an origin that the
   * shop lists; `{token}` in it stands for the link's token, which is otherwise added as `t`.
   * @default the shop's own page
   */
  readonly letter_url?: string;
  /** Asks once more for what was not agreed to, after `emailNeeded`. */
  readonly again?: boolean;
  /**
   * Where the attempt is kept meanwhile.
   * @default `sessionStorage`: an attempt of another tab is another attempt
   */
  readonly storage?: MallStorage;
}

/** How a sign-in by a provider ended. */
export type SocialEnd =
  | { readonly status: 'signedIn'; readonly profile: MemberProfile }
  /** The person did not agree. */
  | { readonly status: 'cancelled' }
  /**
   * The shop refused: `emailNeeded` (start again with `again`), `confirmationNeeded` (a letter is on its way to the member
   * who owns the address), `providerRefused`, `providerUnavailable`, `signInBlocked`, `tooManyRequests`.
   */
  | { readonly status: 'refused'; readonly failure: Failure }
  /** The address was not left for by this tab: nobody is signed in by it. */
  | { readonly status: 'notStartedHere' };

const KEY = 'mall.social';
/** Begins the state: the page may sign in elsewhere too, whose answers are none of ours. */
const MARK = 'mall.';
const tab = (storage?: MallStorage) => storage ?? browserStorage(() => sessionStorage);

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/**
 * Leaves for a provider's page, where a person signs in to come back to a page of yours that calls {@link finishSocial}.
 * Call it for a press. It needs a page over HTTPS (or on localhost): others cannot hash.
 *
 * @returns the address of the provider's page, to which this page is on its way.
 * @throws MallError `returnUnknown`: the shop does not list an origin among the two addresses; `providerUnavailable`, `signInBlocked`
 * @example
 * button.onclick = () => startSocial(mall, { provider: 'line', return_url: 'https://club.example/signed-in' });
 */
export async function startSocial(mall: Mall, start: SocialStart): Promise<string> {
  const { provider, letter_url, again = false } = start;
  const return_url = start.return_url ?? location.origin + location.pathname + location.hash;
  const [verifier, state] = [random(), MARK + random()];
  const code_challenge = await sha256(verifier);
  const letter = letter_url === undefined ? {} : { letter_url };
  const attempt = { provider, return_url, ...letter, state, code_challenge, again };
  const { url } = await mall.auth.startSocial(attempt);
  tab(start.storage).setItem(KEY, `${state} ${verifier}`);
  location.assign(url);
  return url;
}

/**
 * Takes up a sign-in that comes back from a provider, and takes what came with it out of the address: call it once when the
 * page of `return_url` opens, before anything else reads the address.
 *
 * @returns how it ended; null: this address carries no answer, the page was just opened.
 * @throws MallError `providerRefused`, `unreachable`, …: the shop did not give the session
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
  // Facebook adds this where there is no other.
  if (url.hash === '#_=_') url.hash = '';
  history.replaceState(history.state, '', url);
  const kept = tab(storage);
  const [known, verifier = ''] = (kept.getItem(KEY) ?? '').split(' ');
  if (known !== state) return { status: 'notStartedHere' };
  kept.removeItem(KEY);
  if (error === 'cancelled') return { status: 'cancelled' };
  if (!code) return { status: 'refused', failure: error as Failure };
  const profile = await mall.auth.finishSocial({ code, code_verifier: verifier, ...device });
  return { status: 'signedIn', profile };
}
