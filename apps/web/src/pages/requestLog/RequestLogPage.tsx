import { useMessages } from '@mall/app/messages';
import { BaseLink, Button, Container, EmptyState, Heading, Inline, Stack, Text } from '@mall/ui';
import { DataTable } from '@mall/ui/data-display';
import { useStore } from 'zustand';
import { requestLogMessages } from '../../messages/zh-TW/requestLog';
import { to } from '../../paths/paths';
import { clearRequests, MAX_LOGGED, requestLog } from '../../requestLog/log';
import { PageTitle } from '../../navigation/PageTitle';
import { useLogColumns } from './useLogColumns';

/** The log of this browser's requests to the API, in a demo shop (spec §9). */
export default function RequestLogPage() {
  const t = useMessages(requestLogMessages);
  const columns = useLogColumns();
  const log = useStore(requestLog);
  return (
    <Container>
      <PageTitle>{t('Requests of this browser')}</PageTitle>
      <Stack gap={4}>
        <Heading level={1}>{t('Requests of this browser')}</Heading>
        <Text tone="muted">
          {t(
            'The newest first, {0} at most, for as long as this tab is open. What was sent and answered is not kept.',
            MAX_LOGGED,
          )}
        </Text>
        {log.length > 0 && (
          <Inline gap={2}>
            <Button size="sm" variant="secondary" onClick={clearRequests}>
              {t('Empty the log')}
            </Button>
          </Inline>
        )}
        <DataTable
          caption={t('Requests of this browser')}
          hideCaption
          columns={columns}
          rows={log}
          keyOf={({ key }) => key}
          empty={
            <EmptyState
              title={t('No request yet')}
              text={t('Look around the shop, then come back here.')}
              action={
                <Button asChild>
                  <BaseLink href={to.mall()}>{t('Browse the shop')}</BaseLink>
                </Button>
              }
            />
          }
        />
      </Stack>
    </Container>
  );
}
