import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { letterPaths, type LetterPath } from './routePaths';
import { pathAt, type Page } from './shell/pageAt';
import { RouteError } from './shell/RouteError';

const pages: Readonly<Record<LetterPath, Page>> = {
  '/registered': lazy(() => import('./pages/auth/RegisteredPage')),
  '/email': lazy(() => import('./pages/auth/EmailPage')),
  '/forget/form': lazy(() => import('./pages/auth/ForgottenFormPage')),
  '/forget/sent': lazy(() => import('./pages/auth/ForgottenSentPage')),
  '/forget/done': lazy(() => import('./pages/auth/ForgottenDonePage')),
  '/forget/:id': lazy(() => import('./pages/auth/ResetPasswordPage')),
};

/**
 * The page at the current address, of those that a letter leads to or is sent from. One chunk knows them all,
 * as it does the member centre's: few visits begin with one.
 */
export default function LetterPages() {
  const path = pathAt(letterPaths, useLocation().pathname);
  if (!path) throw new RouteError(404);
  const Page = pages[path];
  return <Page />;
}
