import { useMessages } from '@mall/app/messages';
import type { ArticleSummary } from '@mall/sdk';
import { useSession } from '@mall/hooks';
import { DropdownMenu, MenuItem } from '@mall/ui';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { openEditor } from '../../overlays/panels';
import type { MenuProps } from '../LazyMenu/LazyMenu';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';

export interface PostMenuSheetProps extends MenuProps {
  readonly article: ArticleSummary;
  readonly onDelete: () => void;
  readonly onReport: () => void;
}

/** Edit and delete for members who have permission, report for everyone else. */
export default function PostMenuSheet({
  trigger,
  article,
  onDelete,
  onReport,
}: PostMenuSheetProps) {
  const t = useMessages(sharedArticleMessages);
  // Staff may delete any post, but only posters may edit.
  const mayWrite = useSession()?.profile.is_poster ?? false;
  return (
    <DropdownMenu defaultOpen trigger={trigger}>
      {article.is_mine ? (
        <>
          {mayWrite && (
            <MenuItem icon={<Pencil />} onSelect={() => openEditor(article.id)}>
              {t('Edit post')}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
            {t('Delete post')}
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={<Flag />} onSelect={onReport}>
          {t('Report post')}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
