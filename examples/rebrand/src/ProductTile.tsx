import { saveGuestIntent, useAddToCart, useProductCollect, useSession } from '@mall/hooks';
import type { ProductSummary } from '@mall/sdk';
import { IconButton } from '@mall/ui/kit';
import { ProductCard } from '@mall/ui/products';
import { Plus } from 'lucide-react';
import { useNotify } from './useNotify';

interface ProductTileProps {
  readonly product: ProductSummary;
  /** Called when a guest starts a members-only action; it runs after sign-in. */
  readonly onGuest: () => void;
}

/** A product that can be collected, and added to the cart if it has only one variant. */
export function ProductTile({ product, onGuest }: ProductTileProps) {
  const { p_id, name, layer, rule_id, sold_out, stock_notice } = product;
  const session = useSession();
  const { mutateAsync: addToCart, isPending } = useAddToCart();
  const notify = useNotify();
  const collect = useProductCollect(product, { onFailed: notify.failed });

  function add(rule: number) {
    const line = { layer, rule_id: rule, quantity: 1, type: 1, relation_id: 0 } as const;
    if (session) return void addToCart(line).then(() => notify.done('已加入購物車'), notify.failed);
    saveGuestIntent({ kind: 'cart', line });
    onGuest();
  }
  function heart(on: boolean) {
    if (session) return collect(on);
    saveGuestIntent({ kind: 'collectProduct', id: p_id });
    onGuest();
  }

  return (
    <ProductCard
      product={product}
      href={`#${p_id}`}
      nameAs="h2"
      soldOut={sold_out}
      stockNote={stock_notice ?? undefined}
      onCollect={heart}
      action={
        rule_id !== null && (
          <IconButton
            label={`把${name}加入購物車`}
            disabled={isPending}
            onClick={() => add(rule_id)}
          >
            <Plus />
          </IconButton>
        )
      }
    />
  );
}
