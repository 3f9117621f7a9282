import type { LazyPage } from '@mall/app/loading';
import { useSession } from '@mall/hooks';
import { lazyPage } from '../../navigation/lazyPage';

const DealersOnlyPage = lazyPage(() => import('./DealersOnlyPage'));

/**
 * Wraps a page for dealers; other members see an explanation (spec §6).
 *
 * @example
 * '/dealer/profit': { page: forDealers(lazyPage(() => import('./ProfitPage'))), … }
 */
export function forDealers(page: LazyPage): LazyPage {
  function DealerPage() {
    const Page = useSession()?.profile.is_dealer === true ? page : DealersOnlyPage;
    return <Page />;
  }
  return Object.assign(DealerPage, { load: page.load });
}
