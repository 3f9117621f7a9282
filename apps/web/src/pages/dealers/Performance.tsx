import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useDealerPerformance } from '@mall/hooks';
import {
  Card,
  DescriptionList,
  Field,
  Heading,
  IconButton,
  Inline,
  Price,
  Select,
  Stack,
} from '@mall/ui';
import { Popover } from '@mall/ui/overlays';
import { CircleHelp } from 'lucide-react';
import { useRef, useState } from 'react';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { ExportButton } from './ExportButton';
import { PageSteps } from './PageSteps';
import { ProfitTable } from './ProfitTable';

export interface PerformanceProps {
  /** The chosen month; undefined: all. */
  readonly month: string | undefined;
  /** The available months, latest first. */
  readonly months: readonly string[];
  readonly onMonthChange: (month: string | undefined) => void;
}

/** The earnings by order, for one month or all, with sums and an export. */
export function Performance({ month, months, onMonthChange }: PerformanceProps) {
  const t = useMessages(dealerMessages);
  const [page, setPage] = useState(1);
  const top = useRef<HTMLHeadingElement>(null);
  const query = useDealerPerformance(month, page);
  const { data, error, isFetching, isPlaceholderData } = query;
  const sums = data?.sums;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Inline gap={1}>
          <Heading ref={top} level={2} size="lg">
            {t('Performance by order')}
          </Heading>
          <Popover
            title={t('How are earnings counted?')}
            trigger={
              <IconButton label={t('How are earnings counted?')}>
                <CircleHelp />
              </IconButton>
            }
          >
            {t(
              'Once an order of your customer is completed, you earn a share of what was paid for its goods, without shipping. The share is that of the day, and the amount is rounded down. A refund takes it back.',
            )}
          </Popover>
        </Inline>
        <Inline gap={3} align="end" justify="space-between">
          <Field label={t('Month')}>
            <Select
              value={month ?? ''}
              onChange={({ target }) => {
                setPage(1);
                onMonthChange(target.value || undefined);
              }}
            >
              <option value="">{t('All months')}</option>
              {months.map((each) => (
                <option key={each} value={each}>
                  {each.replace('-', '/')}
                </option>
              ))}
            </Select>
          </Field>
          <ExportButton month={month} />
        </Inline>
        {sums && (
          <DescriptionList
            items={[
              { term: t('Orders'), details: t('{0} orders', sums.orders_count) },
              { term: t('Sales'), details: <Price amount={sums.amount} size="sm" /> },
              { term: t('Earnings'), details: <Price amount={sums.commission} /> },
            ]}
          />
        )}
        {error ? (
          <QueryFailure query={query} title={t('The performance could not be loaded')} />
        ) : (
          <ProfitTable
            profits={data?.list ?? []}
            loading={isFetching && (!data || isPlaceholderData)}
          />
        )}
        <PageSteps
          label={t('Pages of orders')}
          page={page}
          total={data?.page.total_page}
          onPageChange={setPage}
          top={top}
        />
      </Stack>
    </Card>
  );
}
