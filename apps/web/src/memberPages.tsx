import { useSession } from '@mall/hooks';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { memberPaths, type MemberPath } from './routePaths';
import { toMember } from './memberPaths';
import { pathAt, type Page } from './shell/pageAt';
import { redirectTo } from './shell/redirectTo';
import { RouteError } from './shell/RouteError';

type Path = MemberPath | '/service';

/** The member centre's paths, and the chat's. */
const paths: readonly Path[] = [...memberPaths, '/service'];

/** The page of each. */
const pages: Readonly<Record<Path, Page>> = {
  '/member': lazy(() => import('./pages/members/OverviewPage')),
  '/member/profile': lazy(() => import('./pages/members/ProfilePage')),
  '/member/mobile': lazy(() => import('./pages/members/BarcodePage')),
  '/member/password': lazy(() => import('./pages/members/PasswordPage')),
  '/member/point': lazy(() => import('./pages/members/PointPage')),
  '/member/coupon': lazy(() => import('./pages/members/CouponPage')),
  '/member/sessions': lazy(() => import('./pages/members/SessionsPage')),
  '/member/delete': lazy(() => import('./pages/members/DeletePage')),
  '/member/wait': lazy(() => import('./pages/products/WaitPage')),
  '/order/list': lazy(() => import('./pages/orders/OrderListPage')),
  '/order/:id': lazy(() => import('./pages/orders/OrderPage')),
  '/member/notifications': lazy(() => import('./pages/notifications/PreferencesPage')),
  // Without an id: the list, on which one can be chosen.
  '/notification': redirectTo(toMember.notifications()),
  '/notification/list': lazy(() => import('./pages/notifications/NotificationListPage')),
  '/notification/:id': lazy(() => import('./pages/notifications/NotificationPage')),
  '/address/list': lazy(() => import('./pages/addresses/AddressListPage')),
  '/address/add': lazy(() => import('./pages/addresses/AddressPage')),
  '/service': lazy(() => import('./pages/service/ServicePage')),
  '/dealer/payment': lazy(() => import('./pages/dealers/PaymentPage')),
  '/dealer/profit': lazy(() => import('./pages/dealers/ProfitPage')),
};

const dealersOnly = lazy(() => import('./pages/dealers/DealersOnlyPage'));

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
