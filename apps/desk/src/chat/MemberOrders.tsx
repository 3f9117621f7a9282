import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderInChat } from '@mall/hooks/chat';
import type { StaffConversationDetail } from '@mall/sdk/staff';
import {
  Button,
  color,
  fontSize,
  formatPrice,
  Heading,
  media,
  OrderStatusBadge,
  radius,
  space,
  Stack,
  Text,
} from '@mall/ui';
import { SendHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { chatMessages } from '../messages/zh-TW/chat';
import { useSession } from '../session/SessionContext';

const Row = styled.span`
  display: grid;
  gap: 2px;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
    }
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[2]};
    font-variant-numeric: tabular-nums;
  }
`;

const Item = styled.li`
  display: grid;
  justify-items: end;
  & > :first-child {
    width: 100%;
  }
`;

export interface MemberOrdersProps {
  /** The latest orders, newest first. */
  readonly orders: StaffConversationDetail['orders'];
  /** How many orders the member has placed. */
  readonly count: number;
  /** Sends an order to the member. */
  readonly onSend: (order: OrderInChat) => void;
}

/** The latest orders of a member: each is sent to them, and leads to it for a colleague who may read orders. */
export function MemberOrders({ orders, count, onSend }: MemberOrdersProps) {
  const t = useMessages(chatMessages);
  const timeText = useTimeText();
  const { permissions } = useSession();
  const mayRead = permissions.includes('orders.read');
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="md">
        {t('Orders, {0}', count)}
      </Heading>
      {orders.length === 0 && (
        <Text size="sm" tone="muted">
          {t('No orders yet.')}
        </Text>
      )}
      <Stack as="ul" gap={2} style={{ listStyle: 'none', padding: 0 }}>
        {orders.map((order) => (
          <Item key={order.trans_order_id}>
            <Row {...(mayRead && { as: Link, to: `/orders/${order.trans_order_id}` })}>
              <span>
                <strong>{order.trans_order_id}</strong>
                <OrderStatusBadge status={order.state} />
              </span>
              <Text as="span" size="sm" tone="muted" clamp={1}>
                {order.products_count > 1
                  ? t('{0}, {1} units', order.products, order.products_count)
                  : order.products}
              </Text>
              <span>
                <Text as="span" size="sm" tone="muted">
                  {timeText(order.create_time)}
                </Text>
                <strong>{formatPrice(order.final_amount)}</strong>
              </span>
            </Row>
            <Button
              size="sm"
              variant="quiet"
              startIcon={<SendHorizontal />}
              aria-label={t('Send order {0} to the member', order.trans_order_id)}
              onClick={() => onSend(order)}
            >
              {t('Send to the member')}
            </Button>
          </Item>
        ))}
      </Stack>
    </Stack>
  );
}
