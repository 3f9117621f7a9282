import type { Paged } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { usePagedList, type ListOptions, type PagedList, type PagedOptions } from './usePagedList';

/** A list that only members may read; its `status` is `guest` for everybody else. */
export function useMemberList<Page extends Paged<unknown>, Param>(
  options: PagedOptions<Page, Param>,
  id: (item: Page['list'][number]) => number | string,
  settings: ListOptions = {},
): PagedList<Page['list'][number], Page> {
  const session = useSession();
  const list = usePagedList(options, id, settings, session !== null);
  return session === null ? { ...list, status: 'guest' } : list;
}
