import type { Body } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/** A report about a post, or one of its comments. */
export type Report = Body<'articles', 'report'>;

/**
 * Reports a post, or one of its comments, to the shop. Members only.
 *
 * @throws MallError `notFound`, `invalidFields`, `tooManyReports`
 * @example
 * const { mutateAsync: report, isPending } = useArticleReport();
 * await report({ a_id: 3, comment_id: 7, reason: '廣告' });
 */
export function useArticleReport() {
  const mall = useMall();
  return useMallMutation({ mutationFn: (report: Report) => mall.articles.report(report) });
}
