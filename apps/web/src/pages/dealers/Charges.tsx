import { useMessages, useTimeText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useDealerCharges } from '@mall/hooks';
import { Card, formatPrice, Heading, Stack, Text } from '@mall/ui';
import { DataTable } from '@mall/ui/data-display';
import { useRef, useState } from 'react';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { PageSteps } from './PageSteps';

/** The closed months, and whether they were paid out. */
export function Charges() {
  const t = useMessages(dealerMessages);
  const timeText = useTimeText();
  const [page, setPage] = useState(1);
  const top = useRef<HTMLHeadingElement>(null);
  const query = useDealerCharges(page);
  const { data, error, isFetching, isPlaceholderData } = query;
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading ref={top} level={2} size="lg">
          {t('Payouts')}
        </Heading>
        {error ? (
          <QueryFailure query={query} title={t('Your payouts could not be loaded')} />
        ) : (
          <DataTable
            hideCaption
            caption={t('Payouts')}
            rows={data?.list ?? []}
            keyOf={({ id }) => id}
            loading={isFetching && (!data || isPlaceholderData)}
            empty={<Text tone="muted">{t('No payouts yet')}</Text>}
            columns={[
              { key: 'month', header: t('Month'), cell: ({ month }) => month.replace('-', '/') },
              {
                key: 'orders',
                header: t('Orders'),
                figure: true,
                cell: ({ orders_count }) => orders_count,
              },
              {
                key: 'amount',
                header: t('Earnings'),
                figure: true,
                cell: ({ amount }) => formatPrice(amount),
              },
              {
                key: 'state',
                header: t('Payout'),
                cell: ({ state, state_text, paid_time }) => (
                  <Stack gap={0}>
                    <Text size="sm" tone={state === 'paid' ? 'fresh' : 'warning'}>
                      {state_text}
                    </Text>
                    {paid_time !== null && (
                      <Text size="sm" tone="muted">
                        {t('Paid on {0}', timeText(paid_time.slice(0, 10), { year: true }))}
                      </Text>
                    )}
                  </Stack>
                ),
              },
            ]}
          />
        )}
        <PageSteps
          label={t('Pages of closed months')}
          page={page}
          total={data?.page.total_page}
          onPageChange={setPage}
          top={top}
        />
      </Stack>
    </Card>
  );
}
