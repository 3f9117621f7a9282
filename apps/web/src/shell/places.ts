import { useConfigs } from '@mall/hooks';
import { to } from '../paths';

/** Target of the shop's logo: the wall when `index_mode` is 0, the mall page otherwise (spec §2). */
export function useHomeHref(): string {
  const { data } = useConfigs();
  return data?.index.index_mode === 0 ? to.wall() : to.mall();
}

/**
 * Whether an address is the one that is open, for a navigation; `/` is the wall or the mall, whichever it
 * shows.
 *
 * @example
 * const isHere = useIsHere(pathname);
 * isHere(to.mall())
 */
export function useIsHere(pathname: string): (href: string) => boolean {
  const home = useHomeHref();
  return (href) => href === (pathname === to.home() ? home : pathname);
}
