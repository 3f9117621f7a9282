import { useQueryClient } from '@tanstack/react-query';
import type { MallError, OrderMessage } from '@mall/sdk';
import { useMemo } from 'react';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { sendOnce } from '../idempotency/idempotency';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';
import { useMemberList } from '../paging/useMemberList';
import type { PagedList } from '../paging/usePagedList';
import { orderMessagesOptions } from './queries';

const messageId = (message: OrderMessage) => message.id;

/** The messages about an order, as far as they have been loaded, and how to send one. */
export interface UseOrderMessages {
  /** Oldest first. */
  readonly messages: readonly OrderMessage[];
  readonly status: PagedList<OrderMessage>['status'];
  /** The error of the latest fetch; null when it succeeded. */
  readonly error: MallError | null;
  /** Refetches what failed. */
  refetch(): void;
  /** Whether there are earlier messages. */
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  /** Fetches the previous page, unless a fetch is in flight or there is none. */
  loadEarlier(): void;
  /**
   * Sends a text. A retry of the same text is stored once (one idempotency key until there is a
   * response).
   */
  readonly send: MallMutation<void, string>;
}

/**
 * Fetches the messages between the member and the shop about an order, oldest first; earlier pages
 * on demand.
 *
 * @param id - The order's `trans_order_id`.
 * @example
 * const { messages, send, hasEarlier, loadEarlier } = useOrderMessages(order.trans_order_id);
 * send.mutate('請問何時出貨？');
 */
export function useOrderMessages(id: string): UseOrderMessages {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const options = orderMessagesOptions(mall, id);
  const list = useMemberList(options, messageId);
  const messages = useMemo(() => [...list.items].reverse(), [list.items]);

  const send = useMallMutation({
    mutationFn: async (text: string) => {
      const isSame = isSameSession(mall);
      await sendOnce(`message:${session?.profile.id}:${id}`, text, (idempotencyKey) =>
        mall.orders.sendMessage({ oid: id, text }, { idempotencyKey }),
      );
      if (isSame()) await client.invalidateQueries({ queryKey: options.queryKey });
    },
  });

  return {
    messages,
    status: list.status,
    error: list.error,
    refetch: list.refetch,
    hasEarlier: list.hasMore,
    isLoadingEarlier: list.isLoadingMore,
    loadEarlier: list.loadMore,
    send,
  };
}
