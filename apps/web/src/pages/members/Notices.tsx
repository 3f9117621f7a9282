import { useMessages } from '@mall/app/messages';
import type { Notification } from '@mall/sdk';
import { Card, Heading, Inline, Link, Stack } from '@mall/ui';
import { NoticeItem } from '../../components/notifications/NoticeItem';
import { ReadAllButton } from '../../components/notifications/ReadAllButton';
import { to } from '../../paths/paths';
import { memberMessages } from '../../messages/zh-TW/members';
import { NoticeList } from './Notices.styles';

const SHOWN = 3;

export interface NoticesProps {
  /** Renders nothing when it is empty. */
  readonly notices: readonly Notification[];
}

/** The member's latest notifications, unread ones first. */
export function Notices({ notices }: NoticesProps) {
  const t = useMessages(memberMessages);
  if (notices.length === 0) return null;
  const unreadFirst = notices.toSorted((a, b) => a.is_read.localeCompare(b.is_read));
  return (
    <Card as="section">
      <Stack gap={2}>
        <Inline justify="space-between" style={{ minHeight: 44 }}>
          <Heading level={2} size="lg">
            {t('Notifications')}
          </Heading>
          <ReadAllButton />
        </Inline>
        <NoticeList>
          {unreadFirst.slice(0, SHOWN).map((notice) => (
            <li key={notice.id}>
              <NoticeItem notice={notice} />
            </li>
          ))}
        </NoticeList>
        <div>
          <Link href={to.notifications()}>{t('See all notifications')}</Link>
        </div>
      </Stack>
    </Card>
  );
}
