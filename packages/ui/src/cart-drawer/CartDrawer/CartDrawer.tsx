import { LINE_TYPES } from '@mall/contract/wire';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CartLine, type CartLineItem, type CartLineProps } from '../../cart/CartLine/CartLine';
import { FreeShippingProgress } from '../../cart/FreeShippingProgress/FreeShippingProgress';
import { Button } from '../../kit/Button/Button';
import { Drawer } from '../../kit/Drawer/Drawer';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { defaultCartDrawerLabels } from '../../labels/zh-TW/cart-drawer';
import { Price } from '../../products/Price/Price';
import { useLabels } from '../../theme/useLabels';
import { color } from '../../tokens/color';
import { fontSize, media, space } from '../../tokens/scale';
import type { CartDrawerLabels } from '../../labels/types/cart-drawer';

/** A line of the drawer: what is in the cart, where its product is, and why it cannot be bought. */
export interface CartDrawerLine<Item extends CartLineItem> extends Pick<
  CartLineProps,
  'href' | 'max' | 'problem' | 'busy'
> {
  item: Item;
  /** Unique among the lines. */
  key: string | number;
}

export interface CartDrawerProps<Item extends CartLineItem> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, a press outside, the close button, or a link within. */
  onOpenChange: (open: boolean) => void;
  /** What is in the cart; undefined while it is on its way. */
  lines: readonly CartDrawerLine<Item>[] | undefined;
  /** Number of pieces, in the title. */
  count: number;
  /** Sum of the goods without shipping, whole NT$. */
  subtotal: number;
  /** From which sum on shipping is free, whole NT$; without it, nothing is said of it. */
  freeFrom?: number | null | undefined;
  /** Called with a line's new quantity. A gift (`type` 2) cannot be changed. */
  onQuantityChange: (item: Item, quantity: number) => void;
  /** Called to take a line out. */
  onRemove: (item: Item) => void;
  /** URL of the cart. */
  cartHref: string;
  /** URL of the checkout. */
  checkoutHref: string;
  /** In place of the lines when the cart could not be read, such as an `ErrorState`. */
  failure?: ReactNode;
  /** Above the lines, such as tabs of the shipping temperatures or a notice. */
  top?: ReactNode;
  /**
   * Whether the sum is being computed anew.
   * @default false
   */
  updating?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: CartDrawerLabels | undefined;
}

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li:last-child > * {
    border-bottom: 0;
  }
`;
const Sum = styled.div`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  & > [role] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-weight: 700;
  }
  & > small {
    margin-top: calc(-1 * ${space[2]});
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;
/** Where there is little height, the lines have more of it than the ways on. */
const Ways = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.short} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Body = styled.div`
  display: grid;
  gap: ${space[4]};
`;
const Shape = styled.div`
  display: grid;
  grid-template-columns: clamp(72px, 20vw, 96px) 1fr;
  gap: ${space[4]};
  padding-block: ${space[4]};
`;

/** The shape of the lines that are on their way. */
const Waiting = () =>
  [1, 2, 3].map((line) => (
    <Shape key={line}>
      <Skeleton shape="box" ratio={1} />
      <div>
        <Skeleton lines={2} />
        <Skeleton width="40%" />
      </div>
    </Shape>
  ));

/**
 * The cart, slid in from the side: its lines, how much is missing for free shipping, the sum, and the ways on to the
 * cart and the checkout. One layer (shipping temperature) has one; keep what `useCart` gives.
 *
 * @example
 * <CartDrawer open={choosing} onOpenChange={setChoosing} count={1} subtotal={680} freeFrom={1000}
 *   lines={[{ key: item.p_id, item, href: `/product/${item.p_id}`, max: stock }]}
 *   onQuantityChange={(_, quantity) => update(quantity)} onRemove={remove}
 *   cartHref="/cart/temp" checkoutHref="/cart/shipping" />
 */
export function CartDrawer<Item extends CartLineItem>({
  open,
  onOpenChange,
  lines,
  count,
  subtotal,
  freeFrom,
  failure,
  onQuantityChange,
  onRemove,
  cartHref,
  checkoutHref,
  top,
  updating = false,
  labels: own,
}: CartDrawerProps<Item>) {
  const labels = useLabels('cartDrawer', own, defaultCartDrawerLabels);
  const close = () => onOpenChange(false);
  const isEmpty = lines?.length === 0;
  const foot = lines && !isEmpty && (
    <Sum aria-busy={updating}>
      <div role="status">
        {labels.subtotal} <Price amount={subtotal} />
      </div>
      <small>{labels.withoutShipping}</small>
      <Ways>
        <Button asChild size="lg" fullWidth>
          <BaseLink href={checkoutHref} onClick={close}>
            {labels.checkout}
          </BaseLink>
        </Button>
        <Button asChild variant="secondary" fullWidth>
          <BaseLink href={cartHref} onClick={close}>
            {labels.toCart}
          </BaseLink>
        </Button>
      </Ways>
    </Sum>
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={labels.cart(count)} footer={foot}>
      <Body aria-busy={!lines && !failure}>
        {top}
        {failure}
        {!lines && !failure && <Waiting />}
        {isEmpty && (
          <EmptyState
            icon={<ShoppingBag />}
            title={labels.empty}
            text={labels.emptyHint}
            action={<Button onClick={close}>{labels.goOn}</Button>}
          />
        )}
        {lines && !isEmpty && (
          <>
            {freeFrom != null && <FreeShippingProgress amount={subtotal} threshold={freeFrom} />}
            <Lines>
              {lines.map(({ key, item, ...line }) => (
                <li key={key}>
                  <CartLine
                    {...line}
                    item={item}
                    {...(item.type !== LINE_TYPES.gift && {
                      onQuantityChange: (quantity: number) => onQuantityChange(item, quantity),
                      onRemove: () => onRemove(item),
                    })}
                  />
                </li>
              ))}
            </Lines>
          </>
        )}
      </Body>
    </Drawer>
  );
}
