import { useMessages } from '@mall/app/messages';
import { media, NavLink, space } from '@mall/ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { infoMessages } from '../../messages/zh-TW/info';
import { to } from '../../paths/paths';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  ${media.phone} {
    & > a {
      padding-inline: ${space[2]};
    }
  }
`;

/** Tabs that link the pages with the shop's own texts. */
export function InfoTabs() {
  const t = useMessages(infoMessages);
  const { pathname } = useLocation();
  const pages = [
    [to.about(), t('About us')],
    [to.questions(), t('FAQ')],
    [to.terms(), t('Terms of service')],
    [to.privacy(), t('Privacy policy')],
  ] as const;
  return (
    <Row aria-label={t('More about the shop')}>
      {pages.map(([href, name]) => (
        <NavLink key={href} href={href} aria-current={pathname === href ? 'page' : undefined}>
          {name}
        </NavLink>
      ))}
    </Row>
  );
}
