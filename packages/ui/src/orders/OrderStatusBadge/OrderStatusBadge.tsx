import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

/** The status of an order. */
export type OrderStatus =
  | 'pending'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'arrived'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'refunding'
  | 'refunded';

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** Text from the server, `pay_status_text`; by default the status's name. */
  children?: ReactNode;
}

const words: Readonly<Record<OrderStatus, string>> = {
  pending: '待付款',
  paid: '已付款',
  preparing: '備貨中',
  shipped: '已出貨',
  arrived: '已送達',
  completed: '已完成',
  cancelled: '已取消',
  expired: '已逾期',
  refunding: '退款處理中',
  refunded: '已退款',
};

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 12px;
  border-radius: ${radius.pill};
  background: ${color.refrigeratedSoft};
  color: ${color.refrigerated};
  font-size: ${fontSize.sm};
  font-weight: 600;
  white-space: nowrap;
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  &:is([data-status='pending'], [data-status='refunding']) {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &:is([data-status='arrived'], [data-status='completed']) {
    background: ${color.freshSoft};
    color: ${color.fresh};
  }
  &:is([data-status='cancelled'], [data-status='expired'], [data-status='refunded']) {
    background: ${color.sunken};
    color: ${color.muted};
  }
`;

/**
 * The status of an order, as a coloured badge with text.
 *
 * @example
 * <OrderStatusBadge status="shipped" />
 */
export function OrderStatusBadge({ status, children = words[status] }: OrderStatusBadgeProps) {
  return <Tag data-status={status}>{children}</Tag>;
}
