import type { InfiniteData } from '@tanstack/react-query';
import type { Paged } from '@mall/sdk';

/**
 * Edits the items of loaded pages. Removing items shifts the following pages up, so the last page
 * is then fetched again. Otherwise the items that moved onto it would be skipped.
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
