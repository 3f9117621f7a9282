import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { IconButton } from '@mall/ui';
import { Ellipsis } from 'lucide-react';
import { LazyMenu } from '../../components/LazyMenu/LazyMenu';
import { commentMessages } from '../../messages/zh-TW/comments';
import type { CommentActions } from './CommentActions';

const CommentMenuSheet = retryableLazy(() => import('./CommentMenuSheet'));

/** The menu of a comment, with its rare actions. */
export function CommentMenu({ author, ...actions }: CommentActions & { readonly author: string }) {
  const t = useMessages(commentMessages);
  return (
    <LazyMenu
      menu={(trigger) => <CommentMenuSheet trigger={trigger} {...actions} />}
      trigger={(open) => (
        <IconButton {...open} label={t('Options of the comment of {0}', author)}>
          <Ellipsis />
        </IconButton>
      )}
    />
  );
}
