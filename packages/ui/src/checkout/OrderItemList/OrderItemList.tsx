import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { Picture } from '../../kit/Picture/Picture';
import { Price } from '../../products/Price/Price';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

/** One item of an order. */
export interface OrderItem {
  /** Unique in the list. */
  key: string;
  name: string;
  index_img: string | null;
  /** Attributes with the selected types, e.g. 尺寸 and 5 斤. */
  attributes: readonly { attr: string; type: string }[];
  quantity: number;
  /** Unit price, NT$. */
  amount: number;
  /** 1 normal, 2 gift, 3 add-on. */
  type: 1 | 2 | 3;
}

export interface OrderItemListProps {
  /** Accessible name of the list. */
  label: string;
  /** The items, in order. */
  items: readonly OrderItem[];
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  font-size: ${fontSize.sm};
  line-height: 1.4;
  & > :first-child {
    overflow: hidden;
    border-radius: ${radius.sm};
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.xs};
  }
`;

/**
 * A compact list of the items of an order, for a summary that stays visible.
 *
 * @example
 * <OrderItemList label="訂購商品" items={orderItems} />
 */
export function OrderItemList({ label, items }: OrderItemListProps) {
  const labels = useShopLabels();
  const tags = { 1: undefined, 2: labels.gift, 3: labels.addon };
  return (
    <List role="list" aria-label={label}>
      {items.map(({ key, name, index_img, attributes, quantity, amount, type }) => (
        <Row key={key}>
          <Picture src={index_img} alt="" sizes="48px" />
          <span>
            {name} <LeftToRight>× {quantity}</LeftToRight>
            <small>
              {[tags[type], ...attributes.map((each) => each.type)].filter(Boolean).join('、')}
            </small>
          </span>
          <Price amount={amount * quantity} size="sm" />
        </Row>
      ))}
    </List>
  );
}
