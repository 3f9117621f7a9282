import { useMessages } from '@mall/app/messages';
import { DropdownMenu, MenuItem } from '@mall/ui';
import { Flag, Trash2 } from 'lucide-react';
import type { MenuProps } from '../../components/LazyMenu/LazyMenu';
import { commentMessages } from '../../messages/zh-TW/comments';
import type { CommentActions } from './CommentActions';

/** Delete for members with permission, report for everyone else. */
export default function CommentMenuSheet({
  trigger,
  isMine,
  onDelete,
  onReport,
}: MenuProps & CommentActions) {
  const t = useMessages(commentMessages);
  return (
    <DropdownMenu defaultOpen trigger={trigger}>
      {isMine ? (
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
          {t('Delete comment')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Flag />} onSelect={onReport}>
          {t('Report comment')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
