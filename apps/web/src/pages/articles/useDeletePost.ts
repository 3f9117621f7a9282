import { useDeleteArticle } from '@mall/hooks';
import { useMessages } from '../../messages/useMessages';
import { askConfirmation } from '../../overlays/store';
import { usePopup } from '../../overlays/usePopup';
import { articleMessages } from './messages';

/** Asks, deletes a post, and says so (spec §4, Delete post). @returns whether it is gone */
export function useDeletePost(): (id: number) => Promise<boolean> {
  const t = useMessages(articleMessages);
  const { succeed, fail } = usePopup();
  const { deleteArticle, isDeleting } = useDeleteArticle();
  return async (id) => {
    if (isDeleting) return false;
    const yes = await askConfirmation({
      title: t('Delete this post?'),
      text: t('It cannot be brought back.'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
    if (!yes) return false;
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
