import { useIsHydrating } from '../../hydration/useIsHydrating';
import { siteAddress } from './siteAddress';

const unknown = () => null;

/**
 * Returns {@link siteAddress} once the page is hydrated. One rendered page serves every name of the shop, so a server
 * does not know which links are its own.
 */
export const useSiteAddress = (): ((href: string) => string | null) =>
  useIsHydrating() ? unknown : siteAddress;
