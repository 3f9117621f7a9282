import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The address that the server rendered the page at; null: it did not. */
export const RenderedUrl = createContext<string | null>(null);

const never = () => () => undefined;

/**
 * Path and query of the open page, for a link that leads back to it. The server renders one page for all addresses
 * that differ in parameters it does not read, so hydration begins with the server's address.
 *
 * @example
 * <Link to={to.login(useCurrentUrl())}>{t('Sign in')}</Link>
 */
export function useCurrentUrl(): string {
  const { pathname, search } = useLocation();
  const rendered = useContext(RenderedUrl);
  const here = pathname + search;
  return useSyncExternalStore(
    never,
    () => here,
    () => rendered ?? here,
  );
}
