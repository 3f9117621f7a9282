import type { Mall } from '@mall/sdk';
import { infiniteMallQuery } from '../query/mall-query';

/** Later than any message. */
const LATEST = '2099-12-31 23:59:59';

/**
 * The infinite query of the member's conversation with the shop, the newest part first. Fetching it
 * does not mark messages as read. It is never stale: the live connection delivers new messages.
 */
export const chatHistoryOptions = (mall: Mall) =>
  infiniteMallQuery({
    queryKey: ['chat', 'history'],
    staleTime: Infinity,
    queryFn: ({ pageParam, signal }) =>
      mall.chat.history({ limit_time: pageParam, peek: '1' }, { signal }),
    initialPageParam: LATEST,
    getNextPageParam: ({ limit_time }) => limit_time,
  });
