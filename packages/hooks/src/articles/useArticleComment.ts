import type { ArticleComment } from '@mall/sdk';
import { cleanText } from '@mall/sdk/text';
import { useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { useMallMutation, type MallMutation } from '../query/mall-mutation';
import { addComment, removeComment, type RepliedTo } from './write-comments';

/** How to add and delete comments of a post. */
export interface UseArticleComment {
  /**
   * Sends a text and returns the stored comment. A double tap, or a retry after a lost response,
   * creates only one comment. Fails with a MallError `notFound`, `invalidFields` or
   * `tooManyComments`; `unauthenticated` when another member signs in before it is sent. The
   * optimistic comment is then rolled back, so keep the text until it is sent.
   */
  readonly add: MallMutation<ArticleComment, string>;
  /**
   * Deletes one of the member's own comments, or any on the member's own post, by its id; its
   * replies go with it. Fails with a MallError `notFound`; the comment is then displayed again, if
   * it still exists.
   */
  readonly remove: MallMutation<void, number>;
}

/**
 * Adds and deletes comments of a post, optimistically and everywhere the post is displayed. Members
 * only: send guests to the sign-in page instead.
 *
 * @param repliedTo - The comment that `add` replies to.
 * @example
 * const { add, remove } = useArticleComment(article.id);
 * const { id } = await add.mutateAsync('看起來好好吃');
 * <button disabled={remove.isPending} onClick={() => remove.mutate(id)}>刪除</button>
 */
export function useArticleComment(id: number, repliedTo?: RepliedTo): UseArticleComment {
  const mall = useMall();
  const client = useQueryClient();
  return {
    add: useMallMutation({
      mutationFn: (text: string) => addComment(client, mall, id, cleanText(text), repliedTo),
    }),
    remove: useMallMutation({
      mutationFn: (commentId: number) => removeComment(client, mall, id, commentId),
    }),
  };
}
