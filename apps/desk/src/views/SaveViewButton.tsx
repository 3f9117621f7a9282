import { useMessages } from '@mall/app/messages';
import type { SavedViewPage } from '@mall/sdk/staff';
import { Button } from '@mall/ui';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { viewMessages } from '../messages/zh-TW/views';
import type { SavedViewsState } from './useSavedViews';
import { ViewNameDialog } from './ViewNameDialog';

export interface SaveViewButtonProps {
  /** The name of the list. */
  readonly page: SavedViewPage;
  readonly saved: SavedViewsState;
  /** Whether a view that is not saved is searched or filtered. */
  readonly isNarrowed: boolean;
}

/** Saves the filter of a list under a name; shown while it differs from the view that is open. */
export function SaveViewButton({ page, saved, isNarrowed }: SaveViewButtonProps) {
  const t = useMessages(viewMessages);
  const [isOpen, open] = useState(false);
  const { current } = saved;
  const isChanged = current ? saved.queryOf(current) !== saved.query : isNarrowed;
  return (
    <>
      {isChanged && !saved.isLoading && (
        <Button variant="quiet" size="sm" startIcon={<BookmarkPlus />} onClick={() => open(true)}>
          {t('Save this filter')}
        </Button>
      )}
      {isOpen && (
        <ViewNameDialog
          page={page}
          query={saved.query}
          onClose={() => open(false)}
          onSaved={saved.open}
        />
      )}
    </>
  );
}
