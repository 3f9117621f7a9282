import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { resetFeed } from './reset-feed';

/**
 * Refetches all posts after one was published or changed: restarts the wall and invalidates every
 * other query that contains posts.
 *
 * @returns a function that resolves when everything visible is up to date.
 * @example
 * const reload = useRefetchArticles();
 * await mall.articles.delete(article.id);
 * await reload();
 */
export function useRefetchArticles(): () => Promise<void> {
  const mall = useMall();
  const client = useQueryClient();
  return async () => {
    const others = ['detail', 'promoted', 'search', 'collected'].map((name) =>
      client.invalidateQueries({ queryKey: ['articles', name] }),
    );
    const products = client.invalidateQueries({ queryKey: ['products', 'detail'] });
    await Promise.all([resetFeed(client, mall), products, ...others]);
  };
}
