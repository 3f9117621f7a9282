import { useConfigs } from '@mall/hooks';
import { Button, Notice, Text } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { authMessages } from '../../messages/zh-TW/auth';

/** Where a demo shop's letters are; shown only when the server says that it runs on demo data. */
export function DemoMailbox() {
  const t = useMessages(authMessages);
  const { data: configs } = useConfigs();
  if (configs?.common.demo !== '1') return null;
  return (
    <Notice tone="info" title={t('This shop runs on demo data')}>
      <Text size="sm">{t('It sends no mail; its letters are in the test mailbox.')}</Text>
      <Button asChild size="sm" variant="secondary">
        {/* A page of the server's own, which the router does not know. */}
        <a href="/dev/mail" target="_blank" rel="noreferrer">
          {t('Open the test mailbox')}
        </a>
      </Button>
    </Notice>
  );
}
