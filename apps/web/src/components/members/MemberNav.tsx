import { useMessages } from '@mall/app/messages';
import { useSession } from '@mall/hooks';
import { Home } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { to } from '../../paths/paths';
import { memberMenuMessages } from '../../messages/zh-TW/memberMenu';
import { Entries, EntryLink, Group, GroupName } from './MemberNav.styles';
import { memberGroups, type MemberEntry } from './memberEntries';

export interface MemberNavProps {
  /** Omits the overview, on the overview page. */
  readonly withoutOverview?: boolean;
}

/** The menu of all pages of the member centre; a dealer's pages for dealers only. */
export function MemberNav({ withoutOverview = false }: MemberNavProps) {
  const t = useMessages(memberMenuMessages);
  const { pathname } = useLocation();
  const isDealer = useSession()?.profile.is_dealer === true;
  const entry = ({ name, href, icon: Icon }: MemberEntry) => (
    <li key={href}>
      <EntryLink href={href} aria-current={href === pathname ? 'page' : undefined}>
        <Icon aria-hidden />
        {t(name)}
      </EntryLink>
    </li>
  );
  return (
    <nav aria-label={t('My account')}>
      {!withoutOverview && (
        <Group>
          <Entries>{entry({ name: 'My account', href: to.member.overview(), icon: Home })}</Entries>
        </Group>
      )}
      {memberGroups
        .filter(({ dealer }) => !dealer || isDealer)
        .map(({ name, entries }) => (
          <Group key={name}>
            <GroupName>{t(name)}</GroupName>
            <Entries>{entries.map(entry)}</Entries>
          </Group>
        ))}
    </nav>
  );
}
