import type { Language } from '@mall/contract/messages';
import type { MallError } from '../errors';
import type { Calls } from '../http/http';
import type { SessionStore } from '../session';
import { chatSocket } from './connection';
import { createLive } from './live';
import type { ChatOpenOptions, LiveChat } from './types';

/** The dependencies of a live chat. */
export interface ChatParts {
  readonly call: Calls<'chat'>;
  readonly session: SessionStore;
  readonly baseUrl: string;
  readonly language: () => Language;
  /** The server's URL for the browser; '': paths in replies stay unchanged. */
  readonly publicUrl: string;
  /**
   * Converts a response, or a missing one, to an error. Passed in, so that this lazy-loaded chunk
   * does not import it.
   */
  readonly failure: (reply: unknown) => MallError;
  /** Milliseconds between losing a connection and the next attempt. */
  readonly retryDelay: number;
}

/** Opens the conversation of the member who is signed in; null when nobody is. */
export function openChat(
  { call, session, baseUrl, language, publicUrl, failure, retryDelay }: ChatParts,
  { after }: ChatOpenOptions,
): LiveChat | null {
  const token = session.get()?.token;
  if (!token) return null;
  const read = (cursor: number | undefined) => {
    const query = { peek: '1' as const, ...(cursor === undefined ? {} : { after: cursor }) };
    return call('history', { query });
  };
  const socket = chatSocket(baseUrl, token, language());
  return createLive({
    ...{ socket, token, session, read, after },
    ...{ publicUrl, failure, retryDelay },
  });
}
