import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The URL at which the server rendered the page; null if it did not. */
export const RenderedUrl = createContext<string | null>(null);

const never = () => () => undefined;

/**
 * Returns path and query of the open page, for a link that leads back to it. The server renders one page for all URLs
 * that differ in parameters it does not read, so hydration starts with the server's URL.
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
