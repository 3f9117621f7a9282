import { useMessages, useEndText } from '@mall/app/messages';
import { useConfigs, usePointExpiry } from '@mall/hooks';
import { Heading, Stack, Text } from '@mall/ui';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { benefitMessages } from '../../messages/zh-TW/benefits';
import { PointHistory } from './PointHistory';
import { Row, Rows } from '../../components/members/Rows';

/** `/member/point`: the balance, its expiry dates, and the ledger. */
export default function PointPage() {
  const t = useMessages(benefitMessages);
  const endText = useEndText();
  const pointsPerDollar = useConfigs().data?.point.point_exchange_amount;
  return (
    <MemberPage title={t('My points')}>
      <LoadedCard
        query={usePointExpiry()}
        failed={t('Your points could not be loaded')}
        height={181}
      >
        {({ points, list }) => (
          <Stack gap={4}>
            <Stack gap={1}>
              <Text size="sm" tone="muted">
                {t('Your points')}
              </Text>
              <Text size="hero" strong tone="brand">
                {t('{0} points', points.toLocaleString('en'))}
              </Text>
              {pointsPerDollar !== undefined && (
                <Text size="sm" tone="muted">
                  {t('Get NT$1 off at checkout for every {0} points.', pointsPerDollar)}
                </Text>
              )}
            </Stack>
            <Stack gap={1} as="section">
              <Heading level={2} size="md">
                {t('Expiry dates')}
              </Heading>
              {list.length === 0 ? (
                <Text tone="muted">{t('Your points do not expire')}</Text>
              ) : (
                <Rows>
                  {list.map((part) => (
                    <Row key={part.time}>
                      <span>{endText(part.time)}</span>
                      <strong>{t('{0} points', part.points.toLocaleString('en'))}</strong>
                    </Row>
                  ))}
                </Rows>
              )}
            </Stack>
          </Stack>
        )}
      </LoadedCard>
      <PointHistory />
    </MemberPage>
  );
}
