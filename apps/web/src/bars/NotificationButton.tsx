import { retryableLazy } from '@mall/app/loading';
import { useMessages } from '@mall/app/messages';
import { useBadges } from '@mall/hooks';
import { Badge, IconButton } from '@mall/ui';
import { Bell } from 'lucide-react';
import { LazyMenu } from '../components/LazyMenu/LazyMenu';
import { noticeMessages } from '../messages/zh-TW/notices';

const NotificationMenu = retryableLazy(() => import('./NotificationMenu'));

/** The bell with the number of unread notifications, and a menu with the latest. */
export function NotificationButton() {
  const t = useMessages(noticeMessages);
  const { notify } = useBadges();
  return (
    <LazyMenu
      menu={(button) => <NotificationMenu trigger={button} />}
      trigger={(open) => (
        <IconButton {...open} label={t('Notifications')}>
          <Badge count={notify} label={t('{0} unread', notify)}>
            <Bell />
          </Badge>
        </IconButton>
      )}
    />
  );
}
