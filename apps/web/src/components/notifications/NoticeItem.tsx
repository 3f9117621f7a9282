import { useMessages, useRelativeTime } from '@mall/app/messages';
import { useReadNotifications } from '@mall/hooks';
import type { Notification } from '@mall/sdk';
import { NotificationItem } from '@mall/ui';
import { noticeMessages } from '../../messages/zh-TW/notices';
import { NoticeIcon, toneOf } from './NoticeIcon';
import { targetHref } from './targetHref';

export interface NoticeItemProps {
  readonly notice: Notification;
  /** For a menu, whose item is the link. */
  readonly inMenu?: boolean;
}

/** A notification that links to its target, and is marked as read when it is followed. */
export function NoticeItem({ notice, inMenu = false }: NoticeItemProps) {
  const t = useMessages(noticeMessages);
  const relativeTime = useRelativeTime();
  const { mutate: read } = useReadNotifications();
  const { id, title, content, create_time, is_read } = notice;
  const isUnread = is_read === '0';
  return (
    <NotificationItem
      icon={<NoticeIcon notice={notice} />}
      tone={toneOf(notice)}
      title={title}
      content={content}
      time={<time dateTime={create_time}>{relativeTime(create_time)}</time>}
      unread={isUnread ? t('Unread') : undefined}
      compact={inMenu}
      {...(!inMenu && {
        href: targetHref(notice),
        onPress: () => isUnread && read(id),
      })}
    />
  );
}
