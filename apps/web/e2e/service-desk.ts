import type { ChatClientEvents, ChatMessage, ChatServerEvents } from '@mall/contract';
import type { Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { signInStaff } from './calls';
import { expect } from './test';

/** A staff member who talks to one member. */
export interface ServiceDesk {
  /** The member's messages that arrived here, in the order of the conversation. */
  readonly received: () => ChatMessage[];
  say(text: string): Promise<void>;
  showOrder(order: string): Promise<void>;
  /** Marks everything so far as read. */
  see(): void;
  type(): void;
  close(): void;
}

/** Connects as a staff member's socket; it reconnects automatically. */
export async function openServiceDesk(page: Page, memberId: number): Promise<ServiceDesk> {
  const token = await signInStaff(page);
  const socket: Socket<ChatServerEvents, ChatClientEvents> = io(new URL(page.url()).origin, {
    query: { token },
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 500,
  });
  const received = new Map<number, ChatMessage>();
  const onMessage = (message: ChatMessage) => {
    if (message.member_id === memberId && message.from_user) received.set(message.id, message);
  };
  socket.on('message', onMessage);
  socket.on('file_response', onMessage);
  await expect.poll(() => socket.connected).toBe(true);
  const send = async (message: Parameters<ChatClientEvents['chat']>[0]) => {
    const { valid, msg } = await socket.emitWithAck('chat', message);
    expect(msg).toBe('');
    expect(valid).toBe(true);
  };
  const inOrder = () => [...received.values()].sort((one, other) => one.id - other.id);
  return {
    received: inOrder,
    say: (text) => send({ type: 1, text, member_id: memberId }),
    showOrder: (trans_order_id) => send({ type: 4, trans_order_id, member_id: memberId }),
    see: () => {
      const until = inOrder().at(-1)?.id;
      if (until !== undefined) socket.emit('seen', { until, member_id: memberId }, () => {});
    },
    type: () => void socket.emit('typing', { is_typing: true, member_id: memberId }, () => {}),
    close: () => void socket.close(),
  };
}
