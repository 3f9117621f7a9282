import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { SavedView } from '@mall/sdk/staff';
import { DropdownMenu, IconButton, MenuItem, MenuSeparator } from '@mall/ui';
import { EllipsisVertical, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { viewMessages } from '../messages/zh-TW/views';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowViews } from './queries';
import type { SavedViewsState } from './useSavedViews';
import { ViewNameDialog } from './ViewNameDialog';

export interface SavedViewMenuProps {
  readonly view: SavedView;
  readonly saved: SavedViewsState;
}

/** What a colleague does with a saved filter: gives it the current filter or another name, or deletes it. */
export function SavedViewMenu({ view, saved }: SavedViewMenuProps) {
  const t = useMessages(viewMessages);
  const staff = useStaff();
  const { succeed, succeedWithUndo, fail } = useToasts();
  const [isRenaming, rename] = useState(false);
  const { id, page, name, query } = view;
  const show = useShowViews(page);
  const update = useDeskMutation(
    () => staff.views.save({ id, page, name, query: saved.query }),
    ({ list }) => show(list),
  );
  const remove = useDeskMutation(() => staff.views.delete(id), show);
  const restore = useDeskMutation(
    () => staff.views.save({ page, name, query }),
    ({ list }) => show(list),
  );
  const updateNow = () =>
    update.mutateAsync().then(() => {
      succeed(t('“{0}” has the current filter now', name));
      saved.open(id);
    }, fail);
  const removeNow = () =>
    remove
      .mutateAsync()
      .then(
        () =>
          succeedWithUndo(
            t('“{0}” is deleted', name),
            () => void restore.mutateAsync().catch(fail),
          ),
        fail,
      );
  return (
    <>
      <DropdownMenu
        heading={name}
        trigger={
          <IconButton label={t('Actions for “{0}”', name)}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem
          icon={<RefreshCw />}
          disabled={saved.queryOf(view) === saved.query}
          onSelect={() => void updateNow()}
        >
          {t('Update to the current filter')}
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => rename(true)}>
          {t('Rename')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 />} onSelect={() => void removeNow()}>
          {t('Delete')}
        </MenuItem>
      </DropdownMenu>
      {isRenaming && (
        <ViewNameDialog page={page} query={query} view={view} onClose={() => rename(false)} />
      )}
    </>
  );
}
