import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import { BackButton, IconButton, IconLink, media, NavLink, TopBar } from '@mall/ui';
import { Heart, Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { openPanel } from '../overlays/panels';
import { to } from '../paths/paths';
import { CartButton } from './CartButton';
import { CategoryButton } from './CategoryButton';
import { ChatLink } from './ChatLink';
import { MemberButton } from './MemberButton';
import { SessionButton } from './SessionButton';
import { shellMessages } from '../messages/zh-TW/shell';
import { useFronts, useHomeHref, useIsCurrentPage } from './homeLinks';
import { ShopLogo } from './ShopLogo';
import { TopBarSearch } from './TopBarSearch';
import { useGoBack } from './useGoBack';

/** On a phone these replace the nav. */
const OnPhone = styled.span`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;

/** Opens the search on screens where the bar has no room for the field. */
const WithoutField = styled.span`
  display: none;
  @media (max-width: 899px) {
    display: contents;
  }
`;

/** Links that the bottom bar has, too. */
const OffPhone = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

export interface SiteTopBarProps {
  /** Whether a phone shows a back button; a desktop browser has its own. */
  readonly back: boolean;
  /** Whether the page has a bottom bar on a phone, which contains the cart and the member's pages. */
  readonly bottomBar: boolean;
  /** Whether a phone shows the link to the chat. */
  readonly chat: boolean;
}

/** The top bar: logo, nav, search, notices, cart, member (spec §2, Chrome). */
export function SiteTopBar({ back, bottomBar, chat }: SiteTopBarProps) {
  const t = useMessages(shellMessages);
  const session = useSession();
  const home = useHomeHref();
  const fronts = useFronts();
  const { pathname } = useLocation();
  const goBack = useGoBack();
  const isHere = useIsCurrentPage(pathname);
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
          <ShopLogo href={home} />
        </>
      }
      nav={
        <>
          <CategoryButton />
          {fronts.map(({ href, label }) => (
            <NavLink key={href} {...place(href)}>
              {label}
            </NavLink>
          ))}
          <NavLink {...place(to.collection())}>{t('Favourites')}</NavLink>
        </>
      }
      search={<TopBarSearch />}
      actions={
        <>
          <WithoutField>
            <IconButton label={t('Search')} onClick={() => openPanel('search')}>
              <Search />
            </IconButton>
          </WithoutField>
          {chat && (
            <OnPhone>
              <ChatLink />
            </OnPhone>
          )}
          {session && <SessionButton opens="notices" />}
          {bottomBar ? (
            <>
              <OnPhone>
                <IconLink
                  href={to.collection()}
                  label={t('Favourites')}
                  current={isHere(to.collection())}
                >
                  <Heart />
                </IconLink>
              </OnPhone>
              <OffPhone>
                <CartButton />
                <MemberButton />
              </OffPhone>
            </>
          ) : (
            <>
              <CartButton />
              <MemberButton />
            </>
          )}
        </>
      }
    />
  );
}
