import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { Button, EmptyState, Inline, SegmentedControl, Skeleton } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderMessages } from '../../messages/zh-TW/orders';
import { Page } from '../../page/Page';
import { useStaff } from '../../staff/StaffContext';
import { PackingSlips } from './PackingSlips';
import { PickingList } from './PickingList';
import { ParcelLabels } from './ParcelLabels';
import { PrintStyles } from './PrintStyles';

const DOCUMENTS = ['picking', 'slips', 'labels'] as const;
type Document = (typeof DOCUMENTS)[number];
const NAMES = { picking: 'Picking list', slips: 'Packing slips', labels: 'Labels' } as const;

/** `/desk/orders/print?id=…`: the documents of several orders, one kind at a time. */
export default function PrintPage() {
  const t = useMessages(orderMessages);
  const { orders } = useStaff();
  const [params] = useSearchParams();
  const ids = params.getAll('id').filter((id) => /^[0-9A-Z]{8,32}$/.test(id));
  const [shown, setShown] = useState<Document>('picking');
  const printed = useQuery({
    queryKey: ['print', ids],
    queryFn: () => orders.print(ids),
    enabled: ids.length > 0,
    // Each reading is recorded.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  return (
    <Page
      title={t('Print')}
      lead={t('{0} orders', ids.length)}
      action={
        printed.data && (
          <Inline gap={3} data-screen-only>
            <SegmentedControl
              label={t('What is printed')}
              items={DOCUMENTS.map((value) => ({ value, label: t(NAMES[value]) }))}
              value={shown}
              onValueChange={setShown}
            />
            <Button startIcon={<Printer />} onClick={() => window.print()}>
              {t('Print now')}
            </Button>
          </Inline>
        )
      }
    >
      <PrintStyles $isLabel={shown === 'labels'} />
      {ids.length === 0 ? (
        <EmptyState icon={<Printer />} title={t('Choose orders in the list first.')} />
      ) : printed.isError ? (
        <QueryFailure query={printed} title={t('The documents could not be loaded')} />
      ) : printed.data ? (
        <>
          {shown === 'picking' && <PickingList orders={printed.data} />}
          {shown === 'slips' && <PackingSlips orders={printed.data} />}
          {shown === 'labels' && <ParcelLabels orders={printed.data} />}
        </>
      ) : (
        <div aria-busy>
          <Skeleton shape="box" height={480} />
        </div>
      )}
    </Page>
  );
}
