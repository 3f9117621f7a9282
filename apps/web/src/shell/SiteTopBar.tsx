import { useConfigs } from '@mall/hooks';
import {
  BackButton,
  color,
  IconButton,
  Logo,
  media,
  NavLink,
  radius,
  space,
  tapTarget,
  TopBar,
} from '@mall/ui';
import { LayoutGrid, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../messages/useMessages';
import { openPanel } from '../overlays/store';
import { to } from '../paths';
import { CartButton } from './CartButton';
import { MemberButton } from './MemberButton';
import { shellMessages } from '../messages/zh-TW/shell';
import { useHomeHref, useIsHere } from './places';
import { useIdle } from './useIdle';

const SearchBox = lazy(() => import('../components/search/SearchBox'));

/** On a phone these replace the nav and the search field. */
const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;

/** What the bottom bar has already. */
const OffPhone = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

/** Looks like the links beside it; opens all categories with their sub-categories. */
const AllCategories = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tapTarget};
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.text};
  white-space: nowrap;
  &:hover {
    background: ${color.sunken};
  }
`;

export interface SiteTopBarProps {
  /** Whether a phone shows a back button; a desktop browser has its own. */
  readonly back: boolean;
  /** Whether the page has a bottom bar on a phone, which leads to the cart. */
  readonly bottomBar: boolean;
}

/** The top bar: logo, nav, search, cart, member (spec §2, Chrome). */
export function SiteTopBar({ back, bottomBar }: SiteTopBarProps) {
  const t = useMessages(shellMessages);
  const { data: configs } = useConfigs();
  const home = useHomeHref();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  // The first page of a visit has no earlier page of this site in the history.
  const goBack = () => (key === 'default' ? void navigate(to.home()) : void navigate(-1));
  const isHere = useIsHere(pathname);
  const idle = useIdle();
  const place = (href: string) => ({
    href,
    'aria-current': isHere(href) ? ('page' as const) : undefined,
  });

  return (
    <TopBar
      navLabel={t('Main menu')}
      logo={
        <>
          {back && (
            <OnPhone>
              <BackButton onClick={goBack} />
            </OnPhone>
          )}
          <Logo name={configs?.common.store_name ?? '巷口市集'} href={home} />
        </>
      }
      nav={
        <>
          <AllCategories type="button" onClick={() => openPanel('categories')}>
            <LayoutGrid aria-hidden size={18} />
            {t('All categories')}
          </AllCategories>
          <NavLink {...place(to.wall())}>{t('Wall')}</NavLink>
          <NavLink {...place(to.mall())}>{t('Mall')}</NavLink>
          <NavLink {...place(to.collection())}>{t('Collection')}</NavLink>
        </>
      }
      search={<Suspense fallback={<span />}>{idle ? <SearchBox /> : <span />}</Suspense>}
      actions={
        <>
          <OnPhone>
            <IconButton label={t('Search')} onClick={() => openPanel('search')}>
              <Search />
            </IconButton>
          </OnPhone>
          {bottomBar ? (
            <OffPhone>
              <CartButton />
            </OffPhone>
          ) : (
            <CartButton />
          )}
          <MemberButton />
        </>
      }
    />
  );
}
