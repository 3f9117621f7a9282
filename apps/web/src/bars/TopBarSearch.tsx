import { loadWithRetry } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { lazy, memo } from 'react';
import { Hydrating } from '../hydration/Hydrating';
import { whenUsable } from '../hydration/replayClicks';
import { shellMessages } from '../messages/zh-TW/shell';

const SearchBox = lazy(async () => {
  if (typeof document !== 'undefined') await whenUsable;
  const { SearchBox: Box } = await loadWithRetry(() => import('../components/search/SearchBox'));
  return { default: Box };
});

/**
 * The search field of the top bar. A page from the server contains it, so that it shows at once and searches before its
 * script has loaded, which a phone does not need. Memoized: an update would replace it by its fallback until then.
 */
export const TopBarSearch = memo(function TopBarSearch() {
  const t = useMessages(shellMessages);
  return (
    <Hydrating fallback={<span />}>
      <SearchBox landmark={t('Site search')} />
    </Hydrating>
  );
});
