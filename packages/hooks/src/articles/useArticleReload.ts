import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { beginFeedAnew } from './feed';

/**
 * Brings posts up to date after one was published or changed: the wall begins anew, whatever else shows
 * posts is read again.
 *
 * @returns how to; it resolves when what is in sight is up to date.
 * @example
 * const reload = useArticleReload();
 * await mall.articles.store(post);
 * await reload();
 */
export function useArticleReload(): () => Promise<void> {
  const mall = useMall();
  const client = useQueryClient();
  return async () => {
    const others = ['detail', 'promoted', 'search', 'collected'].map((name) =>
      client.invalidateQueries({ queryKey: ['articles', name] }),
    );
    const products = client.invalidateQueries({ queryKey: ['products', 'detail'] });
    await Promise.all([beginFeedAnew(client, mall), products, ...others]);
  };
}
