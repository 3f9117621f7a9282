import { useEndText, useMessages, useTimeText } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { usePointHistory } from '@mall/hooks';
import type { PointEntry } from '@mall/sdk';
import { AutoLoad, Button, Card, EmptyState, Heading, Link, Skeleton, Stack, Text } from '@mall/ui';
import { Coins } from 'lucide-react';
import { Link as RouteLink } from 'react-router-dom';
import { benefitMessages } from '../../messages/zh-TW/benefits';
import { to } from '../../paths/paths';
import { Row, Rows } from '../../components/members/Rows';

/** The ledger of points, newest first, with infinite scroll. */
export function PointHistory() {
  const t = useMessages(benefitMessages);
  const list = usePointHistory();
  const { items, status, error, hasMore, isLoadingMore, loadMore } = list;
  const isBusy = (status === 'pending' || isLoadingMore) && !error;
  return (
    <Card as="section" aria-busy={isBusy}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {t('Points history')}
        </Heading>
        {status === 'success' && items.length === 0 && (
          <EmptyState
            icon={<Coins />}
            title={t('No points yet')}
            text={t('Completed orders earn points.')}
            action={
              <Button asChild>
                <RouteLink to={to.mall()}>{t('Browse the shop')}</RouteLink>
              </Button>
            }
          />
        )}
        <Rows>
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
        {isBusy && <Skeleton lines={8} />}
        {error && (
          <QueryFailure query={list} title={t('Your points history could not be loaded')} />
        )}
        {hasMore && !error && <AutoLoad onReach={loadMore} />}
        {status === 'success' && !hasMore && items.length > 0 && (
          <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
            {t('That is everything')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Entry({ entry }: { readonly entry: PointEntry }) {
  const t = useMessages(benefitMessages);
  const timeText = useTimeText();
  const endText = useEndText();
  const { amount, reason, trans_order_id, create_time, expire_time, balance } = entry;
  const figure = Math.abs(amount).toLocaleString('en');
  return (
    <Row>
      <Stack gap={0}>
        <Text>{reason}</Text>
        {trans_order_id !== null && (
          <Text size="sm">
            <Link tone="quiet" href={to.order(trans_order_id)}>
              {trans_order_id}
            </Link>
          </Text>
        )}
        <Text size="sm" tone="muted">
          {timeText(create_time, { year: true })}
        </Text>
      </Stack>
      <Stack gap={0}>
        <Text strong tone={amount > 0 ? 'fresh' : 'text'}>
          {amount > 0 ? `+${figure}` : `−${figure}`}
        </Text>
        <Text size="sm" tone="muted">
          {t('Balance {0}', balance.toLocaleString('en'))}
        </Text>
        {expire_time !== null && (
          <Text size="sm" tone="muted">
            {t('Expires on {0}', endText(expire_time))}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
