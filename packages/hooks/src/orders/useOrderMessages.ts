import { useQueryClient } from '@tanstack/react-query';
import type { OrderMessage } from '@mall/sdk';
import { useMemo } from 'react';
import { isSameSession } from '../session/session-scoped';
import { useSession } from '../session/useSession';
import { sendOnce } from '../idempotency/idempotency';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { usePagedList } from '../paging/usePagedList';
import { orderMessagesOptions } from './queries';

const messageId = (message: OrderMessage) => message.id;

/**
 * Fetches the messages between the member and the shop about an order, oldest first; earlier pages
 * on demand.
 *
 * @param id - The order's `trans_order_id`.
 * @returns the list, and `send`: the mutation that sends a text. A retry of the same text is stored
 *   once (one idempotency key until there is a response).
 * @example
 * const { messages, send, hasEarlier, loadEarlier } = useOrderMessages(order.trans_order_id);
 * send.mutate('請問何時出貨？');
 */
export function useOrderMessages(id: string) {
  const mall = useMall();
  const client = useQueryClient();
  const session = useSession();
  const options = orderMessagesOptions(mall, id);
  const list = usePagedList(options, messageId, session !== null);
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
