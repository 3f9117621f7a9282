import type { InfiniteData } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/**
 * Changes what pages hold. Where something was taken away, all that is not read yet has moved up: the
 * last page is then asked for once more, or what moved onto it would be seen by nobody.
 */
export function updatePages<Item>(
  data: InfiniteData<Paged<Item>>,
  edit: (list: Item[]) => Item[],
): InfiniteData<Paged<Item>> {
  const edited = data.pages.map((each) => ({ ...each, list: edit(each.list) }));
  const gone = countOf(data.pages) - countOf(edited);
  const pages = edited.map(({ page, ...rest }, at) => {
    const { current_page, total_page, total_count } = page;
    const again = gone > 0 && at === edited.length - 1 && current_page < total_page;
    return {
      ...rest,
      page: {
        ...page,
        current_page: again ? Math.max(0, current_page - 1) : current_page,
        total_count: Math.max(0, total_count - gone),
      },
    };
  });
  return { ...data, pages };
}

const countOf = (pages: readonly { readonly list: readonly unknown[] }[]) =>
  pages.reduce((sum, { list }) => sum + list.length, 0);
