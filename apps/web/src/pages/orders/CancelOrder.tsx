import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { Button, Inline } from '@mall/ui';
import { useState } from 'react';
import { orderMessages } from '../../messages/zh-TW/orders';
import { cancelKind } from './cancelKind';
import { RefundDialog } from './RefundDialog';

/** Cancels an order, or requests its refund after it has arrived; renders nothing when neither is possible. */
export function CancelOrder({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const [isAsking, setIsAsking] = useState(false);
  const kind = cancelKind(order);
  return (
    <>
      {kind && (
        <Inline justify="center">
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {kind === 'return' ? t('Request a refund') : t('Cancel order')}
          </Button>
        </Inline>
      )}
      {isAsking && <RefundDialog order={order} onClose={() => setIsAsking(false)} />}
    </>
  );
}
