import { useSession } from '@mall/hooks';
import { useLocation } from 'react-router-dom';
import { memberPaths, type MemberPath } from './paths/routePaths';
import { toMember } from './paths/memberPaths';
import { lazyPage, pathAt, type Page } from './navigation/pageAt';
import { redirectTo } from './navigation/redirectTo';
import { RouteError } from './navigation/RouteError';

type Path = MemberPath | '/service';

/** The member centre's paths, and the chat's. */
const paths: readonly Path[] = [...memberPaths, '/service'];

/** The page of each. */
const pages: Readonly<Record<Path, Page>> = {
  '/member': lazyPage(() => import('./pages/members/OverviewPage')),
  '/member/profile': lazyPage(() => import('./pages/members/ProfilePage')),
  '/member/mobile': lazyPage(() => import('./pages/members/BarcodePage')),
  '/member/password': lazyPage(() => import('./pages/members/PasswordPage')),
  '/member/point': lazyPage(() => import('./pages/members/PointPage')),
  '/member/coupon': lazyPage(() => import('./pages/members/CouponPage')),
  '/member/sessions': lazyPage(() => import('./pages/members/SessionsPage')),
  '/member/delete': lazyPage(() => import('./pages/members/DeletePage')),
  '/member/wait': lazyPage(() => import('./pages/products/WaitPage')),
  '/order/list': lazyPage(() => import('./pages/orders/OrderListPage')),
  '/order/:id': lazyPage(() => import('./pages/orders/OrderPage')),
  '/member/notifications': lazyPage(() => import('./pages/notifications/PreferencesPage')),
  // Without an id: the list, on which one can be chosen.
  '/notification': redirectTo(toMember.notifications()),
  '/notification/list': lazyPage(() => import('./pages/notifications/NotificationListPage')),
  '/notification/:id': lazyPage(() => import('./pages/notifications/NotificationPage')),
  '/address/list': lazyPage(() => import('./pages/addresses/AddressListPage')),
  '/address/add': lazyPage(() => import('./pages/addresses/AddressPage')),
  '/service': lazyPage(() => import('./pages/service/ServicePage')),
  '/dealer/payment': lazyPage(() => import('./pages/dealers/PaymentPage')),
  '/dealer/profit': lazyPage(() => import('./pages/dealers/ProfitPage')),
};

const dealersOnly = lazyPage(() => import('./pages/dealers/DealersOnlyPage'));

/**
 * The page of the member centre, or the chat, at the current address. One chunk knows them all, so that the
 * first page of a visit, which is seldom one of them, does not carry their list.
 */
export default function MemberPages() {
  const path = pathAt(paths, useLocation().pathname);
  const isDealer = useSession()?.profile.is_dealer === true;
  if (!path) throw new RouteError(404);
  const Page = path.startsWith('/dealer/') && !isDealer ? dealersOnly : pages[path];
  return <Page />;
}
