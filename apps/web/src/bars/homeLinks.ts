import { useConfigs } from '@mall/hooks';
import { useMessages } from '../messages/useMessages';
import { shellMessages } from '../messages/zh-TW/shell';
import { to } from '../paths/paths';

/** Target of the shop's logo: the wall when `index_mode` is 0, the mall page otherwise (spec §2). */
export function useHomeHref(): string {
  const { data } = useConfigs();
  return data?.index.index_mode === 0 ? to.wall() : to.mall();
}

/** One of the shop's two fronts: the wall, or the mall. */
export interface Front {
  readonly kind: 'wall' | 'mall';
  readonly href: string;
  readonly label: string;
}

/**
 * The shop's two fronts, the one that is home first (`index_mode`, spec §2).
 *
 * @example
 * useFronts().map(({ href, label }) => <NavLink key={href} href={href}>{label}</NavLink>)
 */
export function useFronts(): readonly [Front, Front] {
  const t = useMessages(shellMessages);
  const wall: Front = { kind: 'wall', href: to.wall(), label: t('Wall') };
  const mall: Front = { kind: 'mall', href: to.mall(), label: t('Mall') };
  return useHomeHref() === wall.href ? [wall, mall] : [mall, wall];
}

/**
 * Whether an address is the one that is open, for a navigation; `/` is the wall or the mall, whichever it
 * shows.
 *
 * @example
 * const isHere = useIsCurrentPage(pathname);
 * isHere(to.mall())
 */
export function useIsCurrentPage(pathname: string): (href: string) => boolean {
  const home = useHomeHref();
  return (href) => href === (pathname === to.home() ? home : pathname);
}
