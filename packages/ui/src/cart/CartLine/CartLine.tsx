import { CircleAlert, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { IconButton } from '../../kit/IconButton/IconButton';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Picture } from '../../kit/Picture/Picture';
import { Stepper } from '../../kit/Stepper/Stepper';
import { Price } from '../../products/Price/Price';
import { Attributes, End, Foot, Line, Name, Problem, Tag, Details } from './CartLine.styles';

/** The fields of a cart item that a line needs, with the API's field names. */
export interface CartLineItem {
  p_id: number | string;
  name: string;
  index_img: string | null;
  /** Attributes with the selected types, e.g. 尺寸 and 5 斤. */
  attributes?: readonly { attr: string; type: string }[] | undefined;
  quantity: number;
  /** Unit price, NT$. */
  amount: number;
  /** Original unit price, NT$. */
  market_price?: number | null | undefined;
  /** 1 normal, 2 gift, 3 add-on. */
  type: 1 | 2 | 3;
}

export interface CartLineProps {
  /** The cart item. */
  item: CartLineItem;
  /** URL of the product. */
  href: string;
  /** Without it the quantity is read-only, as for a gift. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Without it there is no remove button. */
  onRemove?: (() => void) | undefined;
  /**
   * The smallest quantity.
   * @default 1
   */
  min?: number | undefined;
  /**
   * Maximum quantity, e.g. the stock.
   * @default 99
   */
  max?: number | undefined;
  /** Why this line cannot be bought as it is, or what changed. */
  problem?: ReactNode;
  /**
   * Whether a change is being saved.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Heading element of the name, to fit the page's outline.
   * @default 'h3'
   */
  nameAs?: 'h2' | 'h3' | 'p' | undefined;
}

/**
 * A line of the cart. The line itself shows why it cannot be bought.
 *
 * @example
 * <CartLine item={item} href={`/product/${item.p_id}`} max={stock}
 *   onQuantityChange={update} onRemove={remove} />
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
  // The tag says that it is a gift, so no price is shown.
  const isFree = item.type === 2 && item.amount === 0;
  const tag = { 1: undefined, 2: labels.gift, 3: labels.addon }[item.type];
  return (
    <Line aria-busy={busy}>
      <BaseLink href={href} tabIndex={-1} aria-hidden>
        <Picture src={item.index_img} alt="" sizes="96px" />
      </BaseLink>
      <Details>
        <Name as={nameAs}>
          {tag && <Tag data-type={item.type}>{tag}</Tag>}
          <BaseLink href={href}>{item.name}</BaseLink>
        </Name>
        {item.attributes && item.attributes.length > 0 && (
          <Attributes>
            {item.attributes.map(({ attr, type }) => `${attr}：${type}`).join('、')}
          </Attributes>
        )}
        {!isFree && <Price size="sm" amount={item.amount} market_price={item.market_price} />}
      </Details>
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
          item.quantity > 0 && (
            <LeftToRight aria-label={`${labels.quantityOf(item.name)} ${item.quantity}`} role="img">
              × {item.quantity}
            </LeftToRight>
          )
        )}
        {!isFree && item.quantity > 0 && <Price amount={item.amount * item.quantity} />}
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
