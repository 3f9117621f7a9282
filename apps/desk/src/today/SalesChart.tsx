import { useErrorText, useMessages } from '@mall/app/messages';
import { Alert, Button, Card, Heading, Price, Skeleton, Stack, Text } from '@mall/ui';
import { BarChart, DataTable } from '@mall/ui/data-display';
import { useQuery } from '@tanstack/react-query';
import { todayMessages } from '../messages/zh-TW/today';
import { useStaff } from '../staff/StaffContext';
import { compareWeeks } from './compareWeeks';

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** What was paid on each of the last days, beside the week before. */
export function SalesChart() {
  const t = useMessages(todayMessages);
  const errorText = useErrorText();
  const { sales } = useStaff();
  const { data: days, ...query } = useQuery({
    queryKey: ['sales', 'days'],
    queryFn: () => sales.days(),
    refetchInterval: 60_000,
  });
  if (query.isError && !days) {
    return (
      <Alert
        tone="danger"
        title={t('The sales could not be loaded')}
        action={
          <Button
            size="sm"
            variant="secondary"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('Try again')}
          </Button>
        }
      >
        {errorText(query.error)}
      </Alert>
    );
  }
  if (!days) {
    return (
      <div aria-busy>
        <Skeleton shape="box" height={320} />
      </div>
    );
  }
  const { amount, orders, change } = compareWeeks(days);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('Paid in the last seven days')}
          </Heading>
          <Text size="xl">
            <Price amount={amount} />
          </Text>
          <Text size="sm" tone="muted">
            {[
              t('{0} orders', orders.toLocaleString('en')),
              change === null
                ? null
                : change === 0
                  ? t('As much as in the week before')
                  : change > 0
                    ? t('{0}% more than in the week before', change)
                    : t('{0}% less than in the week before', -change),
            ]
              .filter((part) => part !== null)
              .join('・')}
          </Text>
        </Stack>
        <BarChart
          bars={days.map((each) => ({
            key: each.day,
            // Fourteen dates do not fit beside each other on a phone; the table below has them.
            label: Number(each.day.slice(8)),
            value: each.amount,
          }))}
          chosen={days.at(-1)?.day}
        >
          <DataTable
            caption={t('What was paid on each of the last 14 days')}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            empty=""
            columns={[
              { key: 'day', header: t('Day'), cell: ({ day }) => shortDay(day) },
              { key: 'orders', header: t('Orders'), figure: true, cell: (day) => day.orders },
              {
                key: 'amount',
                header: t('Amount'),
                figure: true,
                cell: (day) => <Price amount={day.amount} />,
              },
            ]}
          />
        </BarChart>
      </Stack>
    </Card>
  );
}
