import type { MallError } from '../errors';
import type { Http } from '../http/http';
import type { SessionStore } from '../session';
import { chatSocket } from './connection';
import { createLive } from './live';
import type { ChatOpenOptions, LiveChat } from './types';

/** What a live chat needs of its mall. */
export interface ChatParts {
  readonly http: Http;
  readonly session: SessionStore;
  readonly baseUrl: string;
  readonly language: () => string;
  /** Makes an error of an answer, or of none; given, so that this stays a part of its own. */
  readonly failure: (reply: unknown) => MallError;
  /** Milliseconds between losing a connection and the next try. */
  readonly retryDelay: number;
}

/** Opens the conversation of whoever is signed in; null when nobody is. */
export function openChat(
  { http, session, baseUrl, language, failure, retryDelay }: ChatParts,
  { after, memberId }: ChatOpenOptions,
): LiveChat | null {
  const token = session.get()?.t;
  if (!token) return null;
  const read = (place: number | undefined) => {
    const query = { peek: '1' as const, ...(place === undefined ? {} : { after: place }) };
    return memberId === undefined
      ? http.call('chat', 'history', { query })
      : http.call('chat', 'conversation', { params: { member: memberId }, query });
  };
  const socket = chatSocket(baseUrl, token, language());
  return createLive({ socket, token, session, read, after, memberId, failure, retryDelay });
}
