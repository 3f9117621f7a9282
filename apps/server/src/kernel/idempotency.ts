/** The data that makes a request safe to retry, where the contract says `idempotent`. */
export interface Idempotency {
  readonly key: string;
  /** `METHOD /path` with its parameters filled in. */
  readonly endpoint: string;
  /** SHA-256 of the body. */
  readonly bodyHash: Buffer;
}
