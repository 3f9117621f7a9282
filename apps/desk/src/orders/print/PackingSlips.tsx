import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { orderMessages } from '../../messages/zh-TW/orders';
import { Head, Lines, Paper, Sheet } from './Sheet.styles';

/** What lies in each parcel, without prices: a parcel may be a gift. */
export function PackingSlips({ orders }: { readonly orders: readonly OrderDetail[] }) {
  const t = useMessages(orderMessages);
  return (
    <Paper data-printed>
      {orders.map(({ trans_order_id: id, shipping, products }) => (
        <Sheet key={id}>
          <Head>{`${t('Packing slips')}・${id}`}</Head>
          <p>{`${shipping.recipient}・${shipping.phone}`}</p>
          <p>{`${shipping.name}・${shipping.address}`}</p>
          {shipping.note && <p>{`${t('Note of the member')}：${shipping.note}`}</p>}
          <Lines>
            <thead>
              <tr>
                <th>{t('Product')}</th>
                <th>{t('Quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {products
                .filter(({ count, refunded_count }) => count > refunded_count)
                .map(({ p_name: name, attributes, count, refunded_count }, at) => (
                  <tr key={`${at} ${name}`}>
                    <td>{[name, ...attributes.map(({ type }) => type)].join('・')}</td>
                    <td>{count - refunded_count}</td>
                  </tr>
                ))}
            </tbody>
          </Lines>
          <p>{t('Thank you for your order.')}</p>
        </Sheet>
      ))}
    </Paper>
  );
}
