import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { orderMessages } from '../../messages/zh-TW/orders';
import { pickLines } from './pickLines';
import { Head, Lines, Paper, Sheet } from './Sheet.styles';

const LAYERS = { 1: 'Ambient', 2: 'Refrigerated', 3: 'Frozen' } as const;

/** What to take from the shelves for several orders, by temperature. */
export function PickingList({ orders }: { readonly orders: readonly OrderDetail[] }) {
  const t = useMessages(orderMessages);
  return (
    <Paper data-printed>
      {pickLines(orders).map(({ layer, lines }) => (
        <Sheet key={layer}>
          <Head>{`${t('Picking list')}・${t(LAYERS[layer])}`}</Head>
          <Lines>
            <thead>
              <tr>
                <th>{t('Product')}</th>
                <th>{t('Order number')}</th>
                <th>{t('Quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, variant, count, orders: ids }) => (
                <tr key={name + variant}>
                  <td>{[name, variant].filter(Boolean).join('・')}</td>
                  <td>{ids.join('、')}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </Lines>
        </Sheet>
      ))}
    </Paper>
  );
}
