import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useDealerExport } from '@mall/hooks';
import { Button } from '@mall/ui';
import { Download } from 'lucide-react';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { csvOf, download } from './csv';

export interface ExportButtonProps {
  /** The month to export; undefined: all. */
  readonly month: string | undefined;
}

/** Exports the earnings as a file for a spreadsheet. */
export function ExportButton({ month }: ExportButtonProps) {
  const t = useMessages(dealerMessages);
  const { succeed, fail, failWith } = useToasts();
  const { mutateAsync: readAll, isPending } = useDealerExport();

  async function write(): Promise<void> {
    try {
      const profits = await readAll(month);
      if (profits.length === 0) return failWith(t('Nothing to download'));
      const head = [
        t('Order number'),
        t('Date'),
        t('Customer'),
        t('Sales'),
        t('Share in percent'),
        t('Earnings'),
        t('Note'),
      ];
      const rows = profits.map((each) => [
        each.trans_order_id,
        each.create_time,
        each.member_name,
        // Excludes refunded orders, like the page's sums.
        each.reversed ? 0 : each.amount,
        each.percent,
        each.reversed ? 0 : each.commission,
        each.reversed ? t('Refunded: it was NT${0}', each.amount) : '',
      ]);
      download(`${t('Earnings')}-${month ?? t('All months')}.csv`, csvOf([head, ...rows]));
      succeed(t('File downloaded'));
    } catch (error) {
      fail(error);
    }
  }

  return (
    <Button
      variant="secondary"
      startIcon={<Download aria-hidden />}
      loading={isPending}
      onClick={() => void write()}
    >
      {t('Download as CSV')}
    </Button>
  );
}
