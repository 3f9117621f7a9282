import { createContext, useContext } from 'react';
import type { Outbox } from './outbox';
import type { Typists } from './typists';

/** What the screens of the chat share while the desk is open. */
export interface ChatDesk {
  readonly outbox: Outbox;
  readonly typists: Pick<Typists, 'store'>;
  /** Shows the member and the colleagues that the caller types, or has stopped. */
  readonly type: (member: number, isTyping: boolean) => void;
}

/** The chat of the desk around a screen; null: the colleague does not answer chats. */
export const ChatContext = createContext<ChatDesk | null>(null);

/**
 * Returns the chat of the desk.
 *
 * @throws an error for a colleague who does not answer chats.
 */
export function useChatDesk(): ChatDesk {
  const desk = useContext(ChatContext);
  if (!desk) throw new Error('useChatDesk needs a ChatProvider around it.');
  return desk;
}
