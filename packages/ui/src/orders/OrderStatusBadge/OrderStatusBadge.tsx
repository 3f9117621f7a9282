import type { OrderState } from '@mall/contract';
import { orderStates } from '@mall/contract/messages/zh-TW';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

export interface OrderStatusBadgeProps {
  /** The state of the order. */
  status: OrderState;
  /** The server's text, `pay_status_text`; the labels by default. */
  children?: ReactNode;
}

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
export function OrderStatusBadge({ status, children }: OrderStatusBadgeProps) {
  const { orderStates: labels = orderStates } = useShopLabels();
  return <Tag data-status={status}>{children ?? labels[status]}</Tag>;
}
