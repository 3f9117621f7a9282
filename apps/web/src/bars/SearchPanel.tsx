import { useMessages } from '@mall/app/messages';
import { Dialog, SearchField } from '@mall/ui';
import { SearchHelp } from '../components/search/SearchHelp';
import { useSearchField } from '../components/search/useSearchField';
import { shellMessages } from '../messages/zh-TW/shell';
import { closePanel } from '../overlays/panels';

/** The search on a phone: the whole screen, with the field in its bar (spec §2). */
export default function SearchPanel() {
  const t = useMessages(shellMessages);
  const { field, typed } = useSearchField(closePanel);
  return (
    <Dialog
      open
      sheet
      title={t('Search')}
      bar={<SearchField {...field} autoFocus />}
      onOpenChange={closePanel}
    >
      <SearchHelp typed={typed} onChoose={closePanel} />
    </Dialog>
  );
}
