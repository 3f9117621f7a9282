import { Dialog, Stack } from '@mall/ui';
import { HotTags } from '../components/search/HotTags';
import SearchBox from '../components/search/SearchBox';
import { useMessages } from '../messages/useMessages';
import { closeOverlays } from '../overlays/store';
import { shellMessages } from '../messages/zh-TW/shell';

/** The search panel on a phone, with the most popular search words (spec §2). */
export default function SearchPanel() {
  const t = useMessages(shellMessages);
  return (
    <Dialog open title={t('Search')} onOpenChange={closeOverlays}>
      <Stack gap={4}>
        <SearchBox autoFocus suggest={false} onSearch={closeOverlays} />
        <HotTags onChoose={closeOverlays} />
      </Stack>
    </Dialog>
  );
}
