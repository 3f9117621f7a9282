import type { ChatMessage } from '@mall/contract';
import type { StaffClientEvents, StaffServerEvents } from '@mall/contract/staff';
import type { Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { signInAtDesk } from './calls';
import { expect } from './test';

/** A colleague at the desk who talks to one member. */
export interface ServiceDesk {
  /** The member's messages that arrived here, in the order of the conversation. */
  readonly received: () => ChatMessage[];
  say(text: string): Promise<void>;
  /** Marks everything so far as read. */
  see(): void;
  type(): void;
  close(): void;
}

const RETRY_MS = 500;

/** Signs in as an agent of the demo shop, whose socket reconnects automatically. */
export async function openServiceDesk(page: Page, memberId: number): Promise<ServiceDesk> {
  const { origin, cookie, get, post } = await signInAtDesk(page, 'agent');
  const received = new Map<number, ChatMessage>();
  const readMessages = async () => {
    const path = `/api/staff/chat/history/${memberId}`;
    const { list } = await get<{ list: ChatMessage[] }>(path);
    for (const message of list) if (message.from_user) received.set(message.id, message);
  };
  // A server that is restarting answers at the next connection.
  const read = () => void readMessages().catch(() => {});
  const socket: Socket<StaffServerEvents, StaffClientEvents> = io(`${origin}/staff`, {
    extraHeaders: { cookie },
    transports: ['websocket'],
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MS,
  });
  socket.on('connect', read);
  socket.on('conversation', ({ member_id }) => member_id === memberId && read());
  await expect.poll(() => socket.connected).toBe(true);
  const inOrder = () => [...received.values()].sort((one, other) => one.id - other.id);
  return {
    received: inOrder,
    async say(text) {
      const client_id = crypto.randomUUID();
      const answer = { member_id: memberId, client_id, text, seen_id: 0, even_if_answered: true };
      await post('/api/staff/chat/send', answer);
    },
    see() {
      const until = inOrder().at(-1)?.id;
      if (until === undefined) return;
      void post('/api/staff/chat/read', { member_id: memberId, until });
    },
    type: () => socket.emit('typing', { member_id: memberId, is_typing: true }, () => undefined),
    close: () => socket.close(),
  };
}
