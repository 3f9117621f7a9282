import type { InfiniteData } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/**
 * Changes what pages hold. Where something was taken away, all that is not read yet has moved up: the
 * last page is then asked for once more, or what moved onto it would be seen by nobody.
 */
export function editPages<Item, Param>(
  data: InfiniteData<Paged<Item>, Param>,
  edit: (list: Item[]) => Item[],
): InfiniteData<Paged<Item>, Param> {
  const lists = data.pages.map(({ list }) => edit(list));
  const gone = data.pages.reduce(
    (sum, { list }, at) => sum + list.length - (lists[at]?.length ?? 0),
    0,
  );
  const pages = data.pages.map((each, at) => {
    const { current_page, total_page, total_count } = each.page;
    const again = gone > 0 && at === data.pages.length - 1 && current_page < total_page;
    const page = {
      ...each.page,
      current_page: again ? current_page - 1 : current_page,
      total_count: Math.max(0, total_count - gone),
    };
    return { ...each, list: lists[at] ?? [], page };
  });
  return { ...data, pages };
}
