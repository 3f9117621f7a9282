import { LINE_TYPES } from '@mall/contract/wire';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CartLine, type CartLineItem, type CartLineProps } from '../../cart/CartLine/CartLine';
import { DeliveryVan } from '../../cart/DeliveryVan/DeliveryVan';
import { Button } from '../../kit/Button/Button';
import { Drawer } from '../../kit/Drawer/Drawer';
import { EmptyState } from '../../kit/EmptyState/EmptyState';
import { BaseLink } from '../../kit/Link/BaseLink';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { defaultCartDrawerLabels } from '../../labels/zh-TW/cart-drawer';
import { Price } from '../../products/Price/Price';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, media, space } from '../../tokens/scale';
import type { CartDrawerLabels } from '../../labels/types/cart-drawer';

/** A line of the drawer: its item, the URL of its product, and why it cannot be bought. */
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
  /** Called with `false` on Escape, a press outside, the close button, or a link inside. */
  onOpenChange: (open: boolean) => void;
  /** The lines of the cart; undefined while they load. */
  lines: readonly CartDrawerLine<Item>[] | undefined;
  /** Number of units, shown in the title. */
  count: number;
  /** Total of the items without shipping, whole NT$. */
  subtotal: number;
  /** Free-shipping threshold, whole NT$. Without it, the progress is hidden. */
  freeFrom?: number | null | undefined;
  /** Called with a line's new quantity. A gift (`type` 2) cannot be changed. */
  onQuantityChange: (item: Item, quantity: number) => void;
  /** Called to remove a line. */
  onRemove: (item: Item) => void;
  /** URL of the cart. */
  cartHref: string;
  /** URL of the checkout. */
  checkoutHref: string;
  /** Shown instead of the lines when the cart could not be loaded, such as an `ErrorState`. */
  failure?: ReactNode;
  /** Content above the lines, such as tabs of the temperature layers or a notice. */
  top?: ReactNode;
  /**
   * Whether the total is being recalculated.
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
/** On low screens the lines get most of the height. */
const Links = styled.div`
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
const LineSkeleton = styled.div`
  display: grid;
  grid-template-columns: clamp(72px, 20vw, 96px) 1fr;
  gap: ${space[4]};
  padding-block: ${space[4]};
`;

/** Skeleton of the lines while they load. */
const LineSkeletons = () =>
  [1, 2, 3].map((line) => (
    <LineSkeleton key={line}>
      <Skeleton shape="box" ratio={1} />
      <div>
        <Skeleton lines={2} />
        <Skeleton width="40%" />
      </div>
    </LineSkeleton>
  ));

/**
 * The cart as a drawer: its lines, the amount missing for free shipping, the total, and links to
 * cart and checkout. It shows one layer (shipping temperature), as `useCart` returns it.
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
      <Links>
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
      </Links>
    </Sum>
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={labels.cart(count)} footer={foot}>
      <Body aria-busy={!lines && !failure}>
        {top}
        {failure}
        {!lines && !failure && <LineSkeletons />}
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
            {freeFrom != null && <DeliveryVan amount={subtotal} threshold={freeFrom} />}
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
