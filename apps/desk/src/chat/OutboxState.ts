/** An answer that the server has not stored yet. */
export interface UnsentAnswer {
  /** Its `client_id`: a retry with the same one is stored once. */
  readonly key: string;
  readonly status: 'sending' | 'failed';
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly content: { readonly type: 1; readonly text: string };
  /** Why it failed; null: unknown. */
  readonly error: unknown;
  readonly canRetry: boolean;
}

/** An answer that was not sent, because a colleague had just answered. */
export interface AnsweredMeanwhile {
  readonly member: number;
  readonly key: string;
  readonly text: string;
  /** The id of the latest message that the caller had seen. */
  readonly seenId: number;
  /** The refusal, which names the colleague. */
  readonly error: unknown;
}

/** What a colleague has written and the server has not stored, by member. */
export interface OutboxState {
  readonly drafts: Readonly<Record<number, string>>;
  readonly answers: Readonly<Record<number, readonly UnsentAnswer[]>>;
  /** The answers that need a decision, the earliest first. */
  readonly held: readonly AnsweredMeanwhile[];
}
