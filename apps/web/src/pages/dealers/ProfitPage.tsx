import { useMessages } from '@mall/app/messages';
import { useDealerMonths } from '@mall/hooks';
import { Heading, Stack } from '@mall/ui';
import { useState } from 'react';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { Charges } from './Charges';
import { MonthsChart } from './MonthsChart';
import { Performance } from './Performance';

/** `/dealer/profit`: a dealer's earnings by month and by order, and the payouts. */
export default function ProfitPage() {
  const t = useMessages(dealerMessages);
  const [month, setMonth] = useState<string>();
  const months = useDealerMonths();
  return (
    <MemberPage title={t('Earnings and performance')}>
      <LoadedCard query={months} failed={t('The earnings could not be loaded')} height={336}>
        {(list) => (
          <Stack gap={4}>
            <Heading level={2} size="lg">
              {t('Earnings of the last twelve months')}
            </Heading>
            <MonthsChart months={list} chosen={month} />
          </Stack>
        )}
      </LoadedCard>
      <Performance
        month={month}
        months={(months.data ?? []).map((each) => each.month).toReversed()}
        onMonthChange={setMonth}
      />
      <Charges />
    </MemberPage>
  );
}
