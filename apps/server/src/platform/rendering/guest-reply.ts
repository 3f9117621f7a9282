/** A reply of the API to a guest. */
export interface GuestReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Equal versions of one address have equal texts; null: the reply is not cached. */
  readonly version: number | null;
}
