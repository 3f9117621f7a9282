import { useMessages } from '@mall/app/messages';
import { Link } from '@mall/ui';
import { askMessages } from '../../messages/zh-TW/ask';
import { to } from '../../paths/paths';

/** A line that leads to the chat, on pages without the floating chat button on a phone. */
export function AskLink() {
  const t = useMessages(askMessages);
  return <Link href={to.service()}>{t('Questions? Talk to us')}</Link>;
}
