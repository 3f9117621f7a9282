import { useConfigs } from '@mall/hooks';
import { Link, Text } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { infoMessages } from '../../messages/zh-TW/info';

/** Where to write to, below what the shop tells of itself; nothing while it names no address. */
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
