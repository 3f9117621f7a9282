import { useErrorText, useMessages, useTimeText } from '@mall/app/messages';
import { useRecentOrders, type OrderInChat as Order } from '@mall/hooks';
import type { OrderSummary } from '@mall/sdk';
import {
  color,
  Dialog,
  EmptyState,
  ErrorState,
  formatPrice,
  media,
  Picture,
  radius,
  Skeleton,
} from '@mall/ui';
import { Package } from 'lucide-react';
import { styled } from 'styled-components';
import { chatMessages } from '../../messages/zh-TW/chat';

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  text-align: start;
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
      background: ${color.brandSoft};
    }
  }
  & > :first-child {
    border-radius: ${radius.sm};
  }
  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & small {
    color: ${color.muted};
  }
`;

export interface OrderPickerProps {
  readonly onChoose: (order: Order) => void;
  readonly onClose: () => void;
}

/** Lets a member choose one of their latest orders to send (spec §2). */
export default function OrderPicker({ onChoose, onClose }: OrderPickerProps) {
  const t = useMessages(chatMessages);
  const errorText = useErrorText();
  const timeText = useTimeText();
  const { data: orders, error, refetch } = useRecentOrders();
  const choose = ({ trans_order_id, pay_status_text, products, final_amount }: OrderSummary) => {
    const index_img = products[0]?.index_img ?? null;
    onChoose({ trans_order_id, state_text: pay_status_text, index_img, final_amount });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('Which order is it about?')}>
      {orders?.length === 0 ? (
        <EmptyState
          titleAs="p"
          icon={<Package />}
          title={t('No orders yet')}
          text={t('Whatever you order can be asked about here.')}
        />
      ) : orders ? (
        <List role="list">
          {orders.map((order) => (
            <li key={order.trans_order_id}>
              <Choice type="button" onClick={() => choose(order)}>
                <Picture src={order.products[0]?.index_img} alt="" sizes="56px" />
                <span>
                  <small>
                    {timeText(order.create_time.slice(0, 10))}・{order.trans_order_id}
                  </small>
                  {order.products[0]?.p_name}
                  <small>
                    {order.pay_status_text}・{t('{0} items', order.products_count)}
                  </small>
                </span>
                <strong>{formatPrice(order.final_amount)}</strong>
              </Choice>
            </li>
          ))}
        </List>
      ) : error ? (
        <ErrorState
          titleAs="p"
          title={t('The orders could not be loaded')}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <List aria-busy="true">
          {[0, 1, 2].map((at) => (
            <li key={at}>
              <Skeleton height={78} />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}
