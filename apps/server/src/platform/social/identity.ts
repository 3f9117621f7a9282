/** Who a provider says that somebody is. */
export interface SocialIdentity {
  readonly provider: 'line' | 'facebook';
  /** The provider's own name for them, the same for ever. */
  readonly subject: string;
  readonly name: string;
  /** null: they did not allow it. Nobody has shown us that it is theirs. */
  readonly email: string | null;
}

/** What a browser brings back from LINE. */
export interface LineProof {
  /** The authorization code. */
  readonly sign: string;
  readonly code_verifier: string;
  readonly nonce: string;
  readonly redirect_uri: string;
}

/** Asks the providers who somebody is. */
export interface SocialSignIn {
  /** @throws {MallError} providerRefused, providerUnavailable */
  line(proof: LineProof): Promise<SocialIdentity>;
  /**
   * @param accessToken what a browser brings back from Facebook.
   * @throws {MallError} providerRefused, providerUnavailable
   */
  facebook(accessToken: string): Promise<SocialIdentity>;
}

const LONGEST_NAME = 40;

/** What a provider calls somebody, as a member's name: one line, not endless, never empty. */
export const nameFrom = (told: string | undefined, otherwise: string): string =>
  [...(told ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('') ||
  otherwise;
