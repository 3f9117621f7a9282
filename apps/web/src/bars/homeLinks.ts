import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { shellMessages } from '../messages/zh-TW/shell';
import { to } from '../paths/paths';

/** Target of the shop's logo: the wall when `index_mode` is 0, the mall page otherwise (spec §2). */
export function useHomeHref(): string {
  const { data } = useConfigs();
  return data?.index.index_mode === 0 ? to.wall() : to.mall();
}

/** One of the shop's two front pages: the wall, or the mall. */
export interface Front {
  readonly kind: 'wall' | 'mall';
  readonly href: string;
  readonly label: string;
}

/**
 * Returns the shop's two front pages, the home page first (`index_mode`, spec §2).
 *
 * @example
 * useFronts().map(({ href, label }) => <NavLink key={href} href={href}>{label}</NavLink>)
 */
export function useFronts(): readonly [Front, Front] {
  const t = useMessages(shellMessages);
  const wall: Front = { kind: 'wall', href: to.wall(), label: t('Community') };
  const mall: Front = { kind: 'mall', href: to.mall(), label: t('Shop') };
  return useHomeHref() === wall.href ? [wall, mall] : [mall, wall];
}

/**
 * Returns a test for the current page, for a navigation; `/` counts as the wall or the mall, by `index_mode`.
 *
 * @example
 * const isHere = useIsCurrentPage(pathname);
 * isHere(to.mall())
 */
export function useIsCurrentPage(pathname: string): (href: string) => boolean {
  const home = useHomeHref();
  return (href) => href === (pathname === to.home() ? home : pathname);
}
