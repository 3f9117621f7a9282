import type { ChatMessage } from '@mall/sdk';
import type {
  CannedReply,
  ChatQueue,
  StaffChatHistory,
  StaffConversation,
  StaffConversationDetail,
  StaffMall,
} from '@mall/sdk/staff';
import {
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { ListQuery } from '../list/ListDefinition';
import { pollUnlessLocked } from '../staff/pollUnlessLocked';

const CHAT = 'chat';
/** The cursor of the first page. */
const FIRST_PAGE = '';

/** The socket reports changes; this is for a socket that is blocked, in milliseconds. */
const POLL_MS = 20_000;

const refetchInterval = pollUnlessLocked(POLL_MS);

/** The conversations of a queue. */
export const queueQuery = (staff: StaffMall, queue: ChatQueue): ListQuery<StaffConversation> => ({
  key: [CHAT, 'list', queue],
  read: async (after) => {
    const { list, after: next } = await staff.chat.list({ queue, after });
    return { rows: list, next };
  },
  pollMs: POLL_MS,
});

/** How many conversations wait, and since when. */
export const chatCountsQuery = (staff: StaffMall) =>
  queryOptions({
    queryKey: [CHAT, 'counts'],
    queryFn: () => staff.chat.counts(),
    refetchInterval,
  });

/** The state of a conversation, and what its member has bought. */
export const conversationQuery = (staff: StaffMall, member: number) =>
  queryOptions({
    queryKey: [CHAT, 'detail', member],
    queryFn: () => staff.chat.detail(member),
    refetchInterval,
  });

/** The messages of a conversation; the first page has the newest. */
export const historyQuery = (staff: StaffMall, member: number) =>
  infiniteQueryOptions({
    queryKey: [CHAT, 'history', member],
    queryFn: ({ pageParam }) => staff.chat.history(member, pageParam || undefined),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ before }) => before ?? undefined,
    refetchInterval,
  });

/** Who may be made responsible for a conversation. */
export const colleaguesQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: [CHAT, 'colleagues'], queryFn: () => staff.chat.colleagues() });

/** The texts that colleagues send often. */
export const cannedRepliesQuery = (staff: StaffMall) =>
  queryOptions({ queryKey: [CHAT, 'canned'], queryFn: () => staff.chat.cannedReplies() });

/** Returns the messages of the loaded pages, each once, oldest first. */
export function messagesOf(pages: readonly StaffChatHistory[] | undefined): ChatMessage[] {
  const byId = new Map(
    pages?.flatMap(({ list }) => list).map((message) => [message.id, message] as const),
  );
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Refetches what the desk shows of a conversation; null: of all. */
export function refetchChat(client: QueryClient, member: number | null): void {
  const keys =
    member === null
      ? [[CHAT]]
      : [
          [CHAT, 'list'],
          [CHAT, 'counts'],
          [CHAT, 'detail', member],
          [CHAT, 'history', member],
        ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Shows a message that the server has stored, and refetches what depends on it. */
export async function showMessage(client: QueryClient, message: ChatMessage): Promise<void> {
  const queryKey = [CHAT, 'history', message.member_id];
  // A response that was read before the message was stored must not replace it.
  await client.cancelQueries({ queryKey });
  client.setQueryData<InfiniteData<StaffChatHistory, string>>(queryKey, (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest || newest.list.some(({ id }) => id === message.id)) return data;
    return { ...data, pages: [{ ...newest, list: [...newest.list, message] }, ...older] };
  });
  refetchChat(client, message.member_id);
}

/** Refetches the queues and their counts. */
export function refetchQueues(client: QueryClient): void {
  for (const part of ['list', 'counts']) {
    void client.invalidateQueries({ queryKey: [CHAT, part] });
  }
}

/** Returns a function that shows the conversation that a change returned, and refetches the queues. */
export function useShowConversation(): (conversation: StaffConversationDetail) => void {
  const client = useQueryClient();
  return (conversation) => {
    client.setQueryData([CHAT, 'detail', conversation.member_id], conversation);
    refetchQueues(client);
  };
}

/** Returns a function that shows the canned replies that a change returned. */
export function useShowCannedReplies() {
  const client = useQueryClient();
  return (replies: readonly CannedReply[]) => client.setQueryData([CHAT, 'canned'], replies);
}
