import type { ChatMessage } from '@mall/contract';
import type { ChatOrderProps } from '../ChatOrder/ChatOrder';

/** A message that the server has stored, with the API's field names. */
export interface SentEntry {
  /** Identifies the message before and after it was sent. */
  readonly key: string;
  readonly status: 'sent';
  readonly message: ChatMessage;
}

/** An own message that is being sent or has failed. */
export interface UnsentEntry {
  readonly key: string;
  readonly status: 'sending' | 'failed';
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly content:
    | { readonly type: 1; readonly text: string }
    | { readonly type: 4; readonly order: ChatOrderProps['order'] }
    | {
        readonly type: 2 | 3;
        /** URL of a preview; null when there is none. */
        readonly preview: string | null;
        /** Progress of the upload, 0 to 100. */
        readonly progress: number;
      };
  /** Why it failed; null when that is unknown. */
  readonly error: unknown;
  /** Whether sending it again may succeed. */
  readonly canRetry: boolean;
}

/** Whose messages are at the end of the line: those of the member, or those of the shop. */
export type ChatViewer = 'member' | 'shop';

/** A message of a conversation: an entry of `useChat` from `@mall/hooks`. */
export type ChatEntryData = SentEntry | UnsentEntry;
