import { useMessages } from '../../messages/useMessages';
import { askConfirmation } from '../../overlays/store';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';

/**
 * Asks whether something is really to be deleted. @returns whether it is
 *
 * @example
 * if (await askDeletion(t('Delete this post?'))) await deleteArticle(id);
 */
export function useAskDeletion(): (title: string) => Promise<boolean> {
  const t = useMessages(sharedArticleMessages);
  return (title) =>
    askConfirmation({
      title,
      text: t('It cannot be brought back.'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
}
