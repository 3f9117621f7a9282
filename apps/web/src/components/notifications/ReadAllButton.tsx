import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useBadges, useReadNotifications } from '@mall/hooks';
import { Button } from '@mall/ui';
import { noticeMessages } from '../../messages/zh-TW/notices';
import { formatCount } from './formatCount';

/** Marks all notifications as read; shows their number, and is hidden when there are none. */
export function ReadAllButton() {
  const t = useMessages(noticeMessages);
  const { fail } = useToasts();
  const { notify: unread } = useBadges();
  const { mutate: read, isPending } = useReadNotifications();
  if (unread === 0) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      loading={isPending}
      onClick={() => read('all', { onError: fail })}
    >
      {t('Mark all as read ({0})', formatCount(unread))}
    </Button>
  );
}
