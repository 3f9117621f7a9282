import { useLocation } from 'react-router-dom';
import { checkoutPaths, type CheckoutPath } from './paths/routePaths';
import { lazyPage, pathAt, type Page } from './navigation/pageAt';
import { RouteError } from './navigation/RouteError';

const pages: Readonly<Record<CheckoutPath, Page>> = {
  '/addon/:id': lazyPage(() => import('./pages/cart/AddOnPage')),
  '/cart/checkout': lazyPage(() => import('./pages/checkout/CheckoutPage')),
  '/cart/shipping': lazyPage(() => import('./pages/checkout/ShippingPage')),
  '/cart/map/:id': lazyPage(() => import('./pages/checkout/StoreMapPage')),
  '/cart/pay': lazyPage(() => import('./pages/checkout/PayPage')),
  '/repay/pay': lazyPage(() => import('./pages/checkout/RepayPayPage')),
  '/repay/complete': lazyPage(() => import('./pages/checkout/RepayCompletePage')),
  '/repay/:id': lazyPage(() => import('./pages/checkout/RepayPage')),
};

/**
 * The page at the current address, of those from a cart to its payment. One chunk knows them all, as it does
 * the member centre's: no visit begins with one.
 */
export default function CheckoutPages() {
  const path = pathAt(checkoutPaths, useLocation().pathname);
  if (!path) throw new RouteError(404);
  const Page = pages[path];
  return <Page />;
}
