import { useMessages } from '@mall/app/messages';
import { useChatUnread } from '@mall/hooks';
import { Badge, IconLink } from '@mall/ui';
import { MessageCircle } from 'lucide-react';
import { chatLinkMessages } from '../messages/zh-TW/chatLink';
import { to } from '../paths/paths';

/** A member's link to the chat, with the number of unread messages. */
export default function UnreadChatLink() {
  const t = useMessages(chatLinkMessages);
  const unread = useChatUnread();
  return (
    <IconLink href={to.service()} label={t('Contact us')}>
      <Badge count={unread} label={t('{0} unread messages', unread)}>
        <MessageCircle />
      </Badge>
    </IconLink>
  );
}
