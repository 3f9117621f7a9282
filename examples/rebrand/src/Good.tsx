import { saveGuestIntent, useAddToCart, useProductCollect, useSession } from '@mall/hooks';
import type { ProductSummary } from '@mall/sdk';
import { IconButton } from '@mall/ui/kit';
import { ProductCard } from '@mall/ui/products';
import { Plus } from 'lucide-react';
import { useTell } from './useTell';

interface GoodProps {
  readonly product: ProductSummary;
  /** Called when a guest wants what only members can do; it is done once they are signed in. */
  readonly onGuest: () => void;
}

/** A product that can be collected, and added to the cart where there is nothing to choose. */
export function Good({ product, onGuest }: GoodProps) {
  const { p_id, name, layer, rule_id, sold_out, stock_notice } = product;
  const session = useSession();
  const { mutateAsync: addToCart, isPending } = useAddToCart();
  const tell = useTell();
  const collect = useProductCollect(product, { onFailed: tell.failed });

  function add(rule: number) {
    const line = { layer, rule_id: rule, quantity: 1, type: 1, relation_id: 0 } as const;
    if (session) return void addToCart(line).then(() => tell.done('已加入購物車'), tell.failed);
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
