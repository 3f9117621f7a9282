import { useLocation } from 'react-router-dom';
import { letterPaths, type LetterPath } from './paths/routePaths';
import { lazyPage, pathAt, type Page } from './navigation/pageAt';
import { RouteError } from './navigation/RouteError';

const pages: Readonly<Record<LetterPath, Page>> = {
  '/registered': lazyPage(() => import('./pages/auth/RegisteredPage')),
  '/email': lazyPage(() => import('./pages/auth/EmailPage')),
  '/email/restore': lazyPage(() => import('./pages/auth/RestoreEmailPage')),
  '/forget/form': lazyPage(() => import('./pages/auth/ForgottenFormPage')),
  '/forget/sent': lazyPage(() => import('./pages/auth/ForgottenSentPage')),
  '/forget/done': lazyPage(() => import('./pages/auth/ForgottenDonePage')),
  '/forget/:id': lazyPage(() => import('./pages/auth/ResetPasswordPage')),
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
