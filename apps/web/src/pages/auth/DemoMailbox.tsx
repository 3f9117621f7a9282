import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { Alert, Button, Stack } from '@mall/ui';
import { authMessages } from '../../messages/zh-TW/auth';

/** Link to the demo shop's mailbox; shown only when the server reports that it runs on demo data. */
export function DemoMailbox() {
  const t = useMessages(authMessages);
  const { data: configs } = useConfigs();
  if (configs?.common.demo !== '1') return null;
  return (
    <Alert tone="info" title={t('This shop runs on demo data')}>
      <Stack gap={2} align="start">
        {t('It sends no real email; its emails are in the test mailbox.')}
        <Button asChild size="sm" variant="secondary">
          {/* A page served by the server, not a route of the site. */}
          <a href="/dev/mail" target="_blank" rel="noreferrer">
            {t('Open the test mailbox')}
          </a>
        </Button>
      </Stack>
    </Alert>
  );
}
