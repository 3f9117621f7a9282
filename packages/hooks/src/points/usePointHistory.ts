import type { PointEntry } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { pointHistoryOptions } from './queries';

const entryId = ({ id }: PointEntry) => id;

/** The member's ledger of points, newest first, as an infinite list. The status is `guest` while nobody is signed in. */
export function usePointHistory(options?: ListOptions): PagedList<PointEntry> {
  return useMemberList(pointHistoryOptions(useMall()), entryId, options);
}
