/** The authenticated caller, found by the bearer token. */
export interface Viewer {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly gid: number;
  readonly role: 'member' | 'staff';
  readonly isDealer: boolean;
  readonly isPoster: boolean;
  /** Whether the account is younger than a day. */
  readonly isNewcomer: boolean;
  /** The session the token belongs to. */
  readonly session: Buffer;
}

/** Where a request comes from. */
export interface Client {
  /** IPv4 address or IPv6 prefix, the key that rate limits count by. */
  readonly network: string;
  /** The name of the program that calls: its user agent; empty: it has none. */
  readonly userAgent: string;
}
