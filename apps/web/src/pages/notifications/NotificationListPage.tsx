import { useMessages } from '@mall/app/messages';
import { useUnreadNotifications } from '@mall/hooks';
import type { NotificationKind } from '@mall/sdk';
import { Button, Inline, Stack, Tabs } from '@mall/ui';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MemberPage } from '../../components/members/MemberPage';
import { ReadAllButton } from '../../components/notifications/ReadAllButton';
import { to } from '../../paths/paths';
import { noticeMessages } from '../../messages/zh-TW/notices';
import { NoticesOf } from './NoticesOf';

const KINDS: readonly (readonly [NotificationKind, keyof typeof noticeMessages])[] = [
  [1, 'Orders and account'],
  [2, 'Shop and community'],
];

/** `/notification/list`: the member's notifications, by kind. */
export default function NotificationListPage() {
  const t = useMessages(noticeMessages);
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('kind');
  const { data: unread } = useUnreadNotifications(chosen === '2' ? 2 : 1);
  const [first, setFirst] = useState<NotificationKind>();
  // Decided once: reading the last one of a kind does not switch the tab.
  if (first === undefined && unread) setFirst(unread[1] === 0 && unread[2] > 0 ? 2 : 1);
  const open = chosen === null ? (first ?? 1) : chosen === '2' ? 2 : 1;
  return (
    <MemberPage title={t('Notifications')}>
      <Stack gap={3}>
        <Inline justify="space-between" style={{ minHeight: 44 }}>
          <Button asChild size="sm" variant="quiet">
            <Link to={to.member.notificationSettings()}>
              <Settings aria-hidden />
              {t('Notification settings')}
            </Link>
          </Button>
          <ReadAllButton />
        </Inline>
        <Tabs
          label={t('Notifications by type')}
          value={String(open)}
          onValueChange={(kind) => setSearch({ kind }, { replace: true })}
          items={KINDS.map(([kind, name]) => ({
            value: String(kind),
            label: t(name),
            count: unread?.[kind],
            content: <NoticesOf kind={kind} />,
          }))}
        />
      </Stack>
    </MemberPage>
  );
}
