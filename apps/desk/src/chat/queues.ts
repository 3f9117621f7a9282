import type { ChatQueue, StaffConversation } from '@mall/sdk/staff';
import type { chatMessages } from '../messages/zh-TW/chat';

/** The name of each queue, in the order in which they are shown. */
export const QUEUE_NAMES = {
  waiting: 'Waiting',
  mine: 'Mine',
  open: 'Open',
  snoozed: 'Snoozed',
  resolved: 'Resolved',
} as const satisfies Readonly<Record<ChatQueue, keyof typeof chatMessages>>;

/** The queues, as they are shown. */
export const QUEUES = Object.keys(QUEUE_NAMES) as ChatQueue[];

/** Returns the queue of an address; `waiting` where it names none. */
export const queueOf = (search: URLSearchParams): ChatQueue =>
  QUEUES.find((queue) => queue === search.get('queue')) ?? 'waiting';

/**
 * Returns the address of a queue, or of a conversation in it.
 *
 * @example
 * chatPath('mine', 7) // '/chat/7?queue=mine'
 */
export const chatPath = (queue: ChatQueue, member?: number): string =>
  `/chat${member === undefined ? '' : `/${member}`}${queue === 'waiting' ? '' : `?queue=${queue}`}`;

/** Returns the conversation to answer next: the first that waits, other than the open one. */
export const nextWaiting = (
  list: readonly StaffConversation[],
  open: number,
): StaffConversation | undefined => list.find(({ member_id }) => member_id !== open);

/** The state of a navigation after which the field for an answer gets the focus. */
export const WRITES = 'writes';
