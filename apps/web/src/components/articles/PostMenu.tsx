import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { OverlayBoundary } from '@mall/app/overlays';
import type { ArticleSummary } from '@mall/sdk';
import { IconButton } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAsMember } from '../../session/useAsMember';
import { LazyMenu } from '../LazyMenu/LazyMenu';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';
import { to } from '../../paths/paths';
import { useCopyLink } from '../share/useCopyLink';
import { useDeletePost } from './useDeletePost';
import { useHidePost } from './useHidePost';
import { Hydrating } from '../../hydration/Hydrating';

const PostMenuSheet = retryableLazy(() => import('./PostMenuSheet'));
const ReportDialog = retryableLazy(() => import('./ReportDialog'));

export interface PostMenuProps {
  readonly article: ArticleSummary;
  /** Called after the post was deleted. */
  readonly onDeleted?: (() => void) | undefined;
}

/** Menu with the rare actions on a post: copy its link, edit or delete one's own, hide or report another member's. */
export function PostMenu({ article, onDeleted }: PostMenuProps) {
  const t = useMessages(sharedArticleMessages);
  const asMember = useAsMember();
  const deletePost = useDeletePost();
  const hidePost = useHidePost();
  const copyLink = useCopyLink();
  const [reporting, setReporting] = useState(false);
  const remove = async () => {
    if (await deletePost(article.id)) onDeleted?.();
  };
  return (
    <>
      <LazyMenu
        menu={(trigger) => (
          <PostMenuSheet
            trigger={trigger}
            article={article}
            onDelete={() => void remove()}
            onCopy={() => void copyLink(to.article(article.id))}
            onHide={hidePost && (() => hidePost(article.id))}
            onReport={() => asMember(() => setReporting(true))}
          />
        )}
        trigger={(open) => (
          <IconButton {...open} label={t('Options of the post of {0}', article.create_name)}>
            <Ellipsis />
          </IconButton>
        )}
      />
      {reporting && (
        <OverlayBoundary onError={() => setReporting(false)}>
          <Hydrating>
            <ReportDialog a_id={article.id} onClose={() => setReporting(false)} />
          </Hydrating>
        </OverlayBoundary>
      )}
    </>
  );
}
