import type { OutgoingContent, OutgoingMessage } from '@mall/hooks/chat';

/** An answer that the server has not stored yet. A retry with its key, the `client_id`, is stored once. */
export interface UnsentAnswer extends OutgoingMessage {}

/** What is sent by a call that an answer of a colleague refuses. */
export type AnswerContent = Exclude<OutgoingContent, { readonly progress: number }>;

/** An answer that was not sent, because a colleague had just answered. */
export interface AnsweredMeanwhile {
  readonly member: number;
  readonly key: string;
  readonly content: AnswerContent;
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
