import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutPaths, type CheckoutPath } from './routePaths';
import { pathAt, type Page } from './shell/pageAt';
import { RouteError } from './shell/RouteError';

const pages: Readonly<Record<CheckoutPath, Page>> = {
  '/addon/:id': lazy(() => import('./pages/cart/AddOnPage')),
  '/cart/checkout': lazy(() => import('./pages/checkout/CheckoutPage')),
  '/cart/shipping': lazy(() => import('./pages/checkout/ShippingPage')),
  '/cart/map/:id': lazy(() => import('./pages/checkout/StoreMapPage')),
  '/cart/pay': lazy(() => import('./pages/checkout/PayPage')),
  '/repay/pay': lazy(() => import('./pages/checkout/RepayPayPage')),
  '/repay/complete': lazy(() => import('./pages/checkout/RepayCompletePage')),
  '/repay/:id': lazy(() => import('./pages/checkout/RepayPage')),
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
