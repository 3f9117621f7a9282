import { useMessages } from '@mall/app/messages';
import { usePopup } from '@mall/app/overlays';
import { useArticleDelete } from '@mall/hooks';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';
import { useConfirmDeletion } from './useConfirmDeletion';

/**
 * Asks for confirmation, deletes a post, and shows the result (spec §4, Delete post).
 *
 * @returns whether it was deleted
 */
export function useDeletePost(): (id: number) => Promise<boolean> {
  const t = useMessages(sharedArticleMessages);
  const { succeed, fail } = usePopup();
  const askDeletion = useConfirmDeletion();
  const { mutateAsync: deleteArticle, isPending } = useArticleDelete();
  return async (id) => {
    if (isPending) return false;
    if (!(await askDeletion(t('Delete this post?')))) return false;
    try {
      await deleteArticle(id);
      succeed(t('Post deleted'));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
}
