import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { Barcode } from '@mall/ui';
import { styled } from 'styled-components';
import { orderMessages } from '../../messages/zh-TW/orders';
import { LabelSheet, Paper } from './Sheet.styles';

const LAYERS = { 1: 'Ambient', 2: 'Refrigerated', 3: 'Frozen' } as const;

const Big = styled.p`
  font-size: 22px;
  font-weight: 700;
`;

const Layer = styled.p`
  justify-self: end;
  padding: 0 3mm;
  border: 0.6mm solid #000;
  font-size: 20px;
  font-weight: 700;
`;

/** A label of 100 × 150 mm for each parcel, with its number as Code 39. */
export function ParcelLabels({ orders }: { readonly orders: readonly OrderDetail[] }) {
  const t = useMessages(orderMessages);
  return (
    <Paper data-printed>
      {orders.map(({ trans_order_id: id, shipping, layer }) => (
        <LabelSheet key={id}>
          <Layer>{t(LAYERS[layer])}</Layer>
          <Big>{shipping.recipient}</Big>
          <Big>{shipping.phone}</Big>
          <p>{shipping.address}</p>
          <p>{shipping.name}</p>
          <Barcode value={shipping.tracking_number ?? id} />
        </LabelSheet>
      ))}
    </Paper>
  );
}
