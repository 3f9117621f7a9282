import type { OrderState } from '@mall/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Card } from '../../kit/Card/Card';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../../products/Price/Price';
import { color } from '../../tokens/color';
import { fontSize, radius, zIndex } from '../../tokens/scale';
import { OrderStatusBadge } from '../OrderStatusBadge/OrderStatusBadge';

/** The fields of an order that a card needs, with the API's field names. */
export interface OrderCardOrder {
  trans_order_id: string;
  pay_status_text: string;
  products: readonly { index_img: string | null; p_name: string; amount: number; count: number }[];
  /** Number of products in the whole order. */
  products_count: number;
  /** Amount to pay, NT$. */
  final_amount: number;
}

export interface OrderCardProps {
  /** The order. */
  order: OrderCardOrder;
  /** The state of the order. */
  status: OrderState;
  /** URL of the order. */
  href: string;
  /** When the order was placed, formatted. */
  time?: ReactNode;
  /** The open action of the order, such as a `PaymentDue`. */
  notice?: ReactNode;
  /** Buttons at the end, e.g. 重新付款. */
  actions?: ReactNode;
  /** Heading element, to fit the page's outline. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'p' | undefined;
}

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  gap: 14px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Heading = styled.h3`
  font-size: ${fontSize.sm};
  font-weight: 500;
  color: ${color.muted};
  & a {
    color: inherit;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }
  :root & a:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
`;

const Items = styled.ul`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    align-items: center;
    gap: 14px;
  }
`;

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.sm};
`;

const Muted = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

const Meta = styled(Muted)`
  display: flex;
  flex-wrap: wrap;
  column-gap: 12px;
  & > span + span {
    padding-inline-start: 12px;
    border-inline-start: 1px solid ${color.line};
  }
`;

const Actions = styled.div`
  position: relative;
  z-index: ${zIndex.raised};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** Maximum number of products shown; the rest is counted. */
const shown = 2;

/**
 * An order in a list or a chat. The whole card links to the order.
 *
 * @example
 * <OrderCard order={order} status="pending" href={`/order/${order.trans_order_id}`} />
 */
export function OrderCard({
  order,
  status,
  href,
  time,
  notice,
  actions,
  headingAs = 'h3',
}: OrderCardProps) {
  const labels = useShopLabels();
  const rest = order.products.length - shown;
  return (
    <Sheet as="article">
      <Row>
        <Heading as={headingAs}>
          <BaseLink href={href}>
            {labels.orderNumber} {order.trans_order_id}
          </BaseLink>
        </Heading>
        <OrderStatusBadge status={status}>{order.pay_status_text}</OrderStatusBadge>
      </Row>
      <Items>
        {order.products.slice(0, shown).map((product, place) => (
          <li key={place}>
            <Thumb>
              <Picture src={product.index_img} alt="" sizes="56px" />
            </Thumb>
            <span>{product.p_name}</span>
            <Muted as={LeftToRight}>× {product.count}</Muted>
          </li>
        ))}
      </Items>
      {rest > 0 && <Muted>{labels.moreProducts(rest)}</Muted>}
      <Row>
        <Meta>
          {time && <span>{time}</span>}
          <span>{labels.itemsInAll(order.products_count)}</span>
        </Meta>
        <Price amount={order.final_amount} />
      </Row>
      {notice}
      {actions && <Actions>{actions}</Actions>}
    </Sheet>
  );
}
