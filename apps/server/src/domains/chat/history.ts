import type { Message } from './send.service';

/** A part of a conversation. */
export interface History {
  /** Oldest first. */
  readonly list: readonly Message[];
  /** The cursor of the next part, older or newer; null: there is none. */
  readonly limitTime: string | null;
  readonly unreadCount: number;
}
