import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useSession } from '@mall/hooks';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';
import { setHidden } from './hiddenPosts';

/** Hides a post from the member's lists, with a way back; undefined for a guest. */
export function useHidePost(): ((id: number) => void) | undefined {
  const t = useMessages(sharedArticleMessages);
  const { succeedWithUndo } = useToasts();
  const member = useSession()?.profile.id;
  if (member === undefined) return undefined;
  return (id) => {
    setHidden(member, id, true);
    succeedWithUndo(t('Post hidden on this device'), () => setHidden(member, id, false));
  };
}
