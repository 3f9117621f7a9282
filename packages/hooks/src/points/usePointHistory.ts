import type { PointEntry } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { pointHistoryOptions } from './queries';

const entryId = ({ id }: PointEntry) => id;

/** The member's ledger of points, newest first, as an infinite list. Disabled for guests. */
export function usePointHistory(): PagedList<PointEntry> {
  const session = useSession();
  return usePagedList(pointHistoryOptions(useMall()), entryId, session !== null);
}
