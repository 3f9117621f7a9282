import { useMessages } from '@mall/app/messages';
import { Link } from '@mall/ui';
import { chatMessages } from '../../messages/zh-TW/chat';
import { to } from '../../paths/paths';

/** A line that leads to the chat, on pages without the floating chat button on a phone. */
export function AskLink() {
  const t = useMessages(chatMessages);
  return <Link href={to.service()}>{t('Questions? Talk to us')}</Link>;
}
