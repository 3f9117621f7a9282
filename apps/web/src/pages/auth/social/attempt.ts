import { browserStorage } from '@mall/sdk';

/** The sign-in providers (spec §7, Social login). */
export type Provider = 'line' | 'facebook';

/** The state of a sign-in attempt while the provider's page is open. */
export interface Attempt {
  readonly provider: Provider;
  /** Random; the provider returns it. A different one belongs to another attempt. */
  readonly state: string;
  /** The PKCE secret; empty for a provider without. */
  readonly verifier: string;
  /** Part of the provider's token. */
  readonly nonce: string;
  /** Where to go after the sign-in. */
  readonly back: string;
}

/** For this tab only: another tab has its own attempt. */
const tab = browserStorage(() => sessionStorage);
const KEY = 'mall.social';

/** Saves an attempt while the provider's page is open; a later one replaces it. */
export function saveAttempt(attempt: Attempt): void {
  tab.setItem(KEY, new URLSearchParams({ ...attempt }).toString());
}

/**
 * Returns the attempt that matches a provider's reply, and removes it: an attempt is valid once.
 *
 * @param state - The state in the provider's reply.
 * @returns null if it does not match, or there is none.
 */
export function takeAttempt(provider: Provider, state: string | null): Attempt | null {
  const saved = new URLSearchParams(tab.getItem(KEY) ?? '');
  tab.removeItem(KEY);
  const read = (name: keyof Attempt) => saved.get(name) ?? '';
  if (!state || read('state') !== state || read('provider') !== provider) return null;
  return { provider, state, verifier: read('verifier'), nonce: read('nonce'), back: read('back') };
}
