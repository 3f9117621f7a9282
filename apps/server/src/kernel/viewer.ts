/** Who is calling, as found by the bearer token. */
export interface Viewer {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly gid: number;
  readonly role: 'member' | 'staff';
  readonly isDealer: boolean;
  readonly isPoster: boolean;
  /** The session the token belongs to. */
  readonly session: Buffer;
}

/** Where a call comes from. */
export interface Client {
  /** IPv4 address, or IPv6 network: what limits are counted by. */
  readonly network: string;
}
