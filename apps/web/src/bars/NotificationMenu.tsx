import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useBadges, useReadNotifications } from '@mall/hooks';
import { DropdownMenu, MenuItem, MenuSeparator, Skeleton, Stack, Text } from '@mall/ui';
import { CheckCheck, RotateCw } from 'lucide-react';
import type { MenuProps } from '../components/LazyMenu/LazyMenu';
import { NoticeItem } from '../components/notifications/NoticeItem';
import { formatCount } from '../components/notifications/formatCount';
import { targetHref } from '../components/notifications/targetHref';
import { useLatestNotices } from '../components/notifications/useLatestNotices';
import { to } from '../paths/paths';
import { noticeMessages } from '../messages/zh-TW/notices';
import { Notes } from './NotificationMenu.styles';

/** As many as fit on a phone, above the links. */
const SHOWN = 5;

/** The latest notifications of both kinds, and links to all of them. */
export default function NotificationMenu({ trigger }: MenuProps) {
  const t = useMessages(noticeMessages);
  const { fail } = useToasts();
  const { notify: unread } = useBadges();
  const { mutate: read } = useReadNotifications();
  return (
    <DropdownMenu defaultOpen trigger={trigger} heading={t('Notifications')}>
      <Latest />
      <MenuSeparator />
      {unread > 0 && (
        <MenuItem icon={<CheckCheck />} staysOpen onSelect={() => read('all', { onError: fail })}>
          {t('Mark all as read ({0})', formatCount(unread))}
        </MenuItem>
      )}
      <MenuItem href={to.notifications()} tone="strong">
        {t('See all notifications')}
      </MenuItem>
    </DropdownMenu>
  );
}

function Latest() {
  const t = useMessages(noticeMessages);
  const errorText = useErrorText();
  const { notices, error, retry, isPending } = useLatestNotices();
  const { mutate: read } = useReadNotifications();
  if (isPending) {
    return (
      <Notes aria-busy>
        <Stack gap={3}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} lines={2} />
          ))}
        </Stack>
      </Notes>
    );
  }
  if (notices.length === 0 && !error) {
    return (
      <Notes>
        <Text strong>{t('No notifications yet')}</Text>
        <Text size="sm" tone="muted">
          {t('Updates on your orders and posts will appear here.')}
        </Text>
      </Notes>
    );
  }
  return (
    <>
      {notices.slice(0, SHOWN).map((notice) => (
        <MenuItem
          key={notice.id}
          href={targetHref(notice)}
          onSelect={() => notice.is_read === '0' && read(notice.id)}
        >
          <NoticeItem inMenu notice={notice} />
        </MenuItem>
      ))}
      {error && (
        <>
          <Notes role="alert">
            <Text strong>{t('Your notifications could not be loaded')}</Text>
            <Text size="sm" tone="muted">
              {errorText(error)}
            </Text>
          </Notes>
          <MenuItem icon={<RotateCw />} staysOpen onSelect={retry}>
            {t('Try again')}
          </MenuItem>
        </>
      )}
    </>
  );
}
