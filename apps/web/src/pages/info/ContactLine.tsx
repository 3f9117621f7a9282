import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { Link, Text } from '@mall/ui';
import { infoMessages } from '../../messages/zh-TW/info';

/** The contact address below the shop's texts; renders nothing if there is none. */
export function ContactLine() {
  const t = useMessages(infoMessages);
  const email = useConfigs().data?.common.email;
  if (!email) return null;
  return (
    <Text tone="muted">
      {t('Is something still unclear? Write to us:')} <Link href={`mailto:${email}`}>{email}</Link>
    </Text>
  );
}
