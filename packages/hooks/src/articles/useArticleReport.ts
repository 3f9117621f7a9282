import { useMutation } from '@tanstack/react-query';
import type { Body } from '@mall/sdk';
import { useMall } from '../mall-context';

/** A report about a post, or one of its comments. */
export type Report = Body<'articles', 'report'>;

/**
 * Reports a post, or one of its comments, to the shop. Members only.
 *
 * @returns `report`, which rejects with a MallError `notFound` or `invalidFields`, and `isReporting`.
 * @example
 * const { report, isReporting } = useArticleReport();
 * await report({ a_id: 3, comment_id: 7, reason: '廣告' });
 */
export function useArticleReport() {
  const mall = useMall();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (report: Report) => mall.articles.report(report),
  });
  return {
    report: async (report: Report): Promise<void> => void (await mutateAsync(report)),
    isReporting: isPending,
  };
}
