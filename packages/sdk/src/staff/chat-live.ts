import type { Language } from '@mall/contract/messages';
import type { StaffChatConnection, StaffChatListeners } from './chat';
import type { StaffChatSocket } from './chat-socket';

/** The dependencies of {@link openStaffChat}. */
export interface StaffLiveParts {
  readonly baseUrl: string;
  readonly language: () => Language;
  /** The cookies of the client, where no browser sends them; '' there. */
  readonly cookies: () => string;
  /** Milliseconds between losing a connection and the next attempt. */
  readonly retryDelay: number;
}

/** Most pages of the desk open no connection, so the socket is loaded on demand. */
const loadSocket = () => import('./chat-socket');

/** Opens a connection that stays open until it is closed: reconnects after every loss and refusal. */
export function openStaffChat(
  { baseUrl, language, cookies, retryDelay }: StaffLiveParts,
  { onChange, onTyping }: StaffChatListeners,
): StaffChatConnection {
  let socket: StaffChatSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const retryLater = () => {
    if (isClosed) return;
    socket?.disconnect();
    clearTimeout(retry);
    retry = setTimeout(connect, retryDelay);
  };
  const open = async () => {
    const { staffChatSocket } = await loadSocket();
    if (isClosed) return;
    socket = staffChatSocket(baseUrl, language());
    // What happened before the connection was open is lost.
    socket.on('connect', () => onChange(null));
    socket.on('resync', () => onChange(null));
    socket.on('conversation', ({ member_id }) => onChange(member_id));
    socket.on('typing', (typing) => onTyping?.(typing));
    socket.on('disconnect', retryLater);
    socket.on('connect_error', retryLater);
    connect();
  };
  const connect = () => {
    if (!socket) return void open().catch(retryLater);
    const cookie = cookies();
    // The session may be another one than at the last attempt.
    if (cookie !== '') socket.io.opts.extraHeaders = { cookie };
    socket.connect();
  };
  connect();

  return {
    typing(member, isTyping) {
      if (!socket?.connected) return;
      socket.emit('typing', { member_id: member, is_typing: isTyping }, () => {});
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      socket?.disconnect();
    },
  };
}
