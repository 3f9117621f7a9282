import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { articleOptions, promotedArticlesOptions } from './queries';

/**
 * One post. Its `error` is a MallError `notFound` when it is gone, or for others only.
 *
 * @example
 * const { data: article, error } = useArticle(id);
 * if (isMallError(error, 'notFound')) return <Gone />;
 */
export const useArticle = (id: number) => useQuery(articleOptions(useMall(), id));

/** The posts that the shop recommends. */
export const usePromotedArticles = () => useQuery(promotedArticlesOptions(useMall()));
