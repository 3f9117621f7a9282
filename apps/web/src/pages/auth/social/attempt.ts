import { browserStorage } from '@mall/sdk';

/** The providers that one can sign in with (spec §7, Social login). */
export type Provider = 'line' | 'facebook';

/** What a sign-in that left for a provider's page is recognised by when it comes back. */
export interface Attempt {
  readonly provider: Provider;
  /** Random; the provider gives it back. Another one was started by somebody else. */
  readonly state: string;
  /** The PKCE secret; empty for a provider without. */
  readonly verifier: string;
  /** Stands in the provider's token. */
  readonly nonce: string;
  /** Where to go when signed in. */
  readonly back: string;
}

/** Of this tab alone: an attempt of another tab is another attempt. */
const tab = browserStorage(() => sessionStorage);
const KEY = 'mall.social';

/** Keeps an attempt while the provider's page is open; a later one replaces it. */
export function saveAttempt(attempt: Attempt): void {
  tab.setItem(KEY, new URLSearchParams({ ...attempt }).toString());
}

/**
 * The attempt that came back, once: what is asked again was not started here.
 *
 * @param state - What the provider gave back.
 * @returns null when it is not the one that left, or there is none.
 */
export function takeAttempt(provider: Provider, state: string | null): Attempt | null {
  const saved = new URLSearchParams(tab.getItem(KEY) ?? '');
  tab.removeItem(KEY);
  const read = (name: keyof Attempt) => saved.get(name) ?? '';
  if (!state || read('state') !== state || read('provider') !== provider) return null;
  return { provider, state, verifier: read('verifier'), nonce: read('nonce'), back: read('back') };
}
