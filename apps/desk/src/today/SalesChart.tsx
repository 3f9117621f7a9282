import { useErrorText, useMessages } from '@mall/app/messages';
import { Alert, Button, Card, formatPrice, Heading, Price, Skeleton, Stack, Text } from '@mall/ui';
import { BarChart, DataTable } from '@mall/ui/data-display';
import { useQuery } from '@tanstack/react-query';
import { todayMessages } from '../messages/zh-TW/today';
import { useStaff } from '../staff/StaffContext';
import { compareWeeks } from './compareWeeks';

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** What was paid, less what was paid back, on each of the last days, beside the week before. */
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
  const { amount, refunded, net, orders, change } = compareWeeks(days);
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('Net sales of the last seven days')}
          </Heading>
          <Text size="xl">
            <Price amount={net} />
          </Text>
          <Text size="sm" tone="muted">
            {[
              t('Sales {0}', formatPrice(amount)),
              t('Refunds {0}', formatPrice(refunded)),
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
            value: each.net,
          }))}
          chosen={days.at(-1)?.day}
        >
          <DataTable
            caption={t('The sales of each of the last 14 days')}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            empty=""
            columns={[
              { key: 'day', header: t('Day'), cell: ({ day }) => shortDay(day) },
              { key: 'orders', header: t('Orders'), figure: true, cell: (day) => day.orders },
              {
                key: 'amount',
                header: t('Sales'),
                figure: true,
                cell: (day) => <Price amount={day.amount} size="sm" />,
              },
              {
                key: 'refunded',
                header: t('Refunds'),
                figure: true,
                cell: (day) => <Price amount={day.refunded} size="sm" />,
              },
              {
                key: 'net',
                header: t('Net sales'),
                figure: true,
                cell: (day) => <Price amount={day.net} size="sm" />,
              },
            ]}
          />
        </BarChart>
      </Stack>
    </Card>
  );
}
