import { CircleAlert, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShopLabels } from '../../content/ShopLabels';
import { IconButton } from '../../kit/IconButton/IconButton';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Stepper } from '../../kit/Stepper/Stepper';
import { Price } from '../../products/Price/Price';
import { Attributes, End, Foot, Line, Name, Problem, Tag, Words } from './CartLine.styles';

/** What a line needs to know of a cart item; the wire's field names. Spec §3. */
export interface CartLineItem {
  p_id: number | string;
  name: string;
  index_img: string | null;
  /** Each an attribute and what was chosen, e.g. 尺寸 and 5 斤. */
  attributes?: readonly { attr: string; type: string }[] | undefined;
  quantity: number;
  /** NT$ of one. */
  amount: number;
  market_price?: number | null | undefined;
  /** 1 normal, 2 gift, 3 add-on. Spec §4. */
  type: 1 | 2 | 3;
}

export interface CartLineProps {
  item: CartLineItem;
  /** Leads to the product. */
  href: string;
  /** Without it the quantity is shown and can't be changed, as for a gift. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Without it the line can't be removed. */
  onRemove?: (() => void) | undefined;
  /** @default 1 */
  min?: number | undefined;
  /**
   * How many there are to buy.
   * @default 99
   */
  max?: number | undefined;
  /** Why this line can't be bought as it is, or what changed. */
  problem?: ReactNode;
  /**
   * While a change is under way.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Element of the name, for the page's outline.
   * @default 'h3'
   */
  nameAs?: 'h2' | 'h3' | 'p' | undefined;
}

/**
 * A line of the cart. What stands in the way of buying it is said on the line itself.
 *
 * @example
 * <CartLine item={item} href={`/product/${item.p_id}`} max={stock} onQuantityChange={update} onRemove={remove} />
 */
export function CartLine({
  item,
  href,
  onQuantityChange,
  onRemove,
  min,
  max,
  problem,
  busy = false,
  nameAs = 'h3',
}: CartLineProps) {
  const labels = useShopLabels();
  const tag = { 1: undefined, 2: labels.gift, 3: labels.addon }[item.type];
  return (
    <Line aria-busy={busy}>
      <BaseLink href={href} tabIndex={-1} aria-hidden>
        <Picture src={item.index_img} alt="" sizes="96px" />
      </BaseLink>
      <Words>
        <Name as={nameAs}>
          {tag && <Tag data-type={item.type}>{tag}</Tag>}
          <BaseLink href={href}>{item.name}</BaseLink>
        </Name>
        {item.attributes && item.attributes.length > 0 && (
          <Attributes>
            {item.attributes.map(({ attr, type }) => `${attr}：${type}`).join('、')}
          </Attributes>
        )}
        <Price size="sm" amount={item.amount} market_price={item.market_price} />
      </Words>
      {onRemove && (
        <End>
          <IconButton label={labels.removeFromCart(item.name)} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </End>
      )}
      <Foot>
        {onQuantityChange ? (
          <Stepper
            label={labels.quantityOf(item.name)}
            value={item.quantity}
            min={min}
            max={max}
            onValueChange={onQuantityChange}
          />
        ) : (
          <span aria-label={`${labels.quantityOf(item.name)} ${item.quantity}`} role="img">
            × {item.quantity}
          </span>
        )}
        <Price amount={item.amount * item.quantity} />
      </Foot>
      {problem && (
        <Problem role="status">
          <CircleAlert aria-hidden />
          {problem}
        </Problem>
      )}
    </Line>
  );
}
