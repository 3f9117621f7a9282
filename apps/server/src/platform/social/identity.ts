import { cleanLine, cutText } from '@mall/contract/text';

/** A person's identity as confirmed by a provider. */
export interface SocialIdentity {
  readonly provider: 'line' | 'facebook';
  /** The provider's permanent id of the person. */
  readonly subject: string;
  readonly name: string;
  /** For a member who cannot use the name that the provider returns. */
  readonly neutralName: string;
  /** null: they did not share it. It is not verified. */
  readonly email: string | null;
}

/** The data that a browser brings back from LINE. */
export interface LineProof {
  /** The authorization code. */
  readonly sign: string;
  readonly code_verifier: string;
  readonly nonce: string;
  readonly redirect_uri: string;
}

/** A sign-in at a provider's page whose answer comes back to the server. */
export interface ProviderAttempt {
  readonly provider: SocialIdentity['provider'];
  /** The site's address that is registered at the provider. */
  readonly redirectUri: string;
  /** Random; the provider brings it back. */
  readonly state: string;
  /** The PKCE secret and the nonce; for LINE. */
  readonly verifier: string;
  readonly nonce: string;
  /** Requests permissions again that were declined. */
  readonly again: boolean;
}

/** Identifies people through the providers. */
export interface SocialSignIn {
  /** @throws {MallError} providerRefused, providerUnavailable */
  line(proof: LineProof): Promise<SocialIdentity>;
  /**
   * @param accessToken the token that a browser brings back from Facebook.
   * @throws {MallError} providerRefused, providerUnavailable
   */
  facebook(accessToken: string): Promise<SocialIdentity>;
  /**
   * @param code the code that a browser brings back from Facebook to the server.
   * @throws {MallError} providerRefused, providerUnavailable
   */
  facebookCode(code: string, redirectUri: string): Promise<SocialIdentity>;
  /**
   * The address of a provider's page. A simulated provider's is below `redirectUri`'s origin.
   *
   * @throws {MallError} providerUnavailable
   */
  pageOf(attempt: ProviderAttempt): string;
}

const LONGEST_NAME = 40;

/** A provider's display name as a member name: one line, limited length, never empty or invisible. */
export const nameFrom = (displayName: string | undefined, fallback: string): string =>
  cutText(cleanLine(displayName ?? '').replace(/\s+/g, ' '), LONGEST_NAME).trim() || fallback;
