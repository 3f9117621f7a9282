import { useDialogs } from '@mall/app/overlays';
import { useMessages } from '@mall/app/messages';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';

/**
 * Asks for confirmation before something is deleted. @returns whether it was confirmed
 *
 * @example
 * if (await askDeletion(t('Delete this post?'))) await deleteArticle(id);
 */
export function useConfirmDeletion(): (title: string) => Promise<boolean> {
  const t = useMessages(sharedArticleMessages);
  const { askConfirmation } = useDialogs();
  return (title) =>
    askConfirmation({
      tone: 'danger',
      title,
      text: t('This cannot be undone.'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
}
