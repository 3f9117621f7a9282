import { useMessages } from '@mall/app/messages';
import type { ArticleSummary } from '@mall/sdk';
import { useSession } from '@mall/hooks';
import { DropdownMenu, MenuItem } from '@mall/ui';
import { EyeOff, Flag, Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { openEditor } from '../../overlays/panels';
import type { MenuProps } from '../LazyMenu/LazyMenu';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';

export interface PostMenuSheetProps extends MenuProps {
  readonly article: ArticleSummary;
  readonly onDelete: () => void;
  readonly onReport: () => void;
  readonly onCopy: () => void;
  /** Hides the post from the member's lists; undefined for a guest. */
  readonly onHide: (() => void) | undefined;
}

/** Copy the link for everyone; edit and delete for members who have permission, hide and report for everyone else. */
export default function PostMenuSheet({
  trigger,
  article,
  onDelete,
  onReport,
  onCopy,
  onHide,
}: PostMenuSheetProps) {
  const t = useMessages(sharedArticleMessages);
  // Staff may delete any post, but only posters may edit.
  const mayWrite = useSession()?.profile.is_poster ?? false;
  return (
    <DropdownMenu defaultOpen trigger={trigger}>
      <MenuItem icon={<LinkIcon />} onSelect={onCopy}>
        {t('Copy link')}
      </MenuItem>
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
        <>
          {onHide && (
            <MenuItem icon={<EyeOff />} onSelect={onHide}>
              {t('Hide this post')}
            </MenuItem>
          )}
          <MenuItem icon={<Flag />} onSelect={onReport}>
            {t('Report post')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
