import type { ChatMessage, ChatServerEvents } from '@mall/contract';
import type { MallError } from '../errors';
import { resolveUrls } from '../http/resolve-urls';
import type { SessionStore } from '../session';
import type { ChatHistory } from '../types';
import type { ChatSocket } from './connection';
import { createInbox } from './inbox';
import { createOutbox } from './outbox';
import type { ChatEvents, ChatState, LiveChat } from './types';

/** The dependencies of a live chat. */
export interface LiveParts {
  readonly socket: ChatSocket;
  readonly token: string;
  readonly session: SessionStore;
  readonly read: (after: number | undefined) => Promise<ChatHistory>;
  readonly after: number | undefined;
  /** The server's URL for the browser; '': paths in replies stay unchanged. */
  readonly publicUrl: string;
  /** Converts a response, or a missing one, to an error. */
  readonly failure: (reply: unknown) => MallError;
  /** Milliseconds between losing a connection and the next attempt. */
  readonly retryDelay: number;
}

/** A server that does not acknowledge a message within this time (ms) counts as disconnected. */
const ACK_TIMEOUT = 10_000;

/** `crypto.randomUUID` is missing on pages served over plain HTTP. */
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Keeps a conversation connected until it is closed: reconnects, catches up, sends queued messages. */
export function createLive(parts: LiveParts): LiveChat {
  const { socket, token, session, publicUrl, failure, retryDelay } = parts;
  const listeners: { [Name in keyof ChatEvents]: Set<ChatEvents[Name]> } = {
    state: new Set(),
    message: new Set(),
    seen: new Set(),
    typing: new Set(),
    badges: new Set(),
  };
  let state: ChatState = { status: 'connecting' };
  let isStaffOnline = false;
  let seenUntil = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: ChatState) => {
    state = next;
    for (const listener of [...listeners.state]) listener(next);
  };
  const isClosed = () => state.status === 'closed';

  const outbox = createOutbox(async (message) => {
    if (!socket.connected) throw new Error('Not connected');
    const reply = await socket.timeout(ACK_TIMEOUT).emitWithAck('chat', message);
    if (reply.data) inbox.record(reply.data.id);
    return resolveUrls(reply, publicUrl);
  }, failure);
  const inbox = createInbox({
    read: parts.read,
    after: parts.after,
    deliver(message) {
      if (outbox.settle(message)) return;
      for (const listener of [...listeners.message]) listener(message);
    },
  });

  const connect = () => {
    if (isClosed()) return;
    setState({ status: 'connecting' });
    socket.connect();
  };
  const onDisconnected = (error: MallError | null) => {
    if (isClosed() || state.status === 'waiting') return;
    socket.disconnect();
    clearTimeout(retry);
    retry = setTimeout(connect, retryDelay);
    setState({ status: 'waiting', retryAt: Date.now() + retryDelay, error });
  };
  const close = (reason: 'closed' | 'signedOut') => {
    if (isClosed()) return;
    clearTimeout(retry);
    stopListening();
    setState({ status: 'closed', reason });
    socket.disconnect();
    outbox.fail();
  };
  const stopListening = session.subscribe((current) => {
    if (current?.token !== token) close('signedOut');
  });
  const flush = async () => {
    await outbox.flush();
    if (seenUntil > 0 && socket.connected) emitSeen();
  };
  const emitSeen = () => {
    const until = seenUntil;
    socket.emit('seen', { until }, () => {
      if (seenUntil === until) seenUntil = 0;
    });
  };

  socket.on('connect', () => {
    inbox.catchUp().then(
      () => {
        if (!socket.connected || isClosed()) return;
        setState({ status: 'open', isStaffOnline });
        void flush();
      },
      () => onDisconnected(null),
    );
  });
  socket.on('disconnect', () => onDisconnected(null));
  socket.on('connect_error', (error) => {
    const reason = failure('data' in error ? error.data : null);
    if (error.message !== 'Unauthenticated.') return onDisconnected(reason);
    if (session.get()?.token === token) session.end('unauthenticated');
    close('signedOut');
  });
  const receive = (message: ChatMessage) => inbox.receive(resolveUrls(message, publicUrl));
  socket.on('message', receive);
  socket.on('file_response', receive);
  socket.on('status', (status) => {
    isStaffOnline = status.is_online;
    if (state.status === 'open') setState({ status: 'open', isStaffOnline });
  });
  const forward = <Name extends 'seen' | 'typing' | 'badges'>(
    name: Name,
    call: (listener: ChatEvents[Name], ...payload: Parameters<ChatServerEvents[Name]>) => void,
  ) => {
    return (...payload: Parameters<ChatServerEvents[Name]>) => {
      for (const listener of [...listeners[name]]) call(listener, ...payload);
    };
  };
  socket.on(
    'seen',
    forward('seen', (listener, seen) => listener(seen)),
  );
  socket.on(
    'typing',
    forward('typing', (listener, typing) => listener(typing)),
  );
  socket.on(
    'badges',
    forward('badges', (listener) => listener()),
  );
  socket.on('resync', () => {
    for (const listener of [...listeners.badges]) listener();
    inbox.catchUp().catch(() => onDisconnected(null));
  });
  socket.connect();

  return {
    get state() {
      return state;
    },
    send(message) {
      if (isClosed()) return Promise.reject(failure(null));
      const client_id = message.client_id ?? randomId();
      const sent = outbox.add({ ...message, client_id });
      if (state.status === 'open') void flush();
      return sent;
    },
    seen(until) {
      seenUntil = Math.max(seenUntil, until);
      if (state.status === 'open') emitSeen();
    },
    typing(isTyping) {
      if (state.status !== 'open') return;
      socket.emit('typing', { is_typing: isTyping }, () => {});
    },
    on(name, listener) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    close: () => close('closed'),
  };
}
