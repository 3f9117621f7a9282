import { useMessages } from '@mall/app/messages';
import type { WaitedProduct } from '@mall/sdk';
import { IconButton, ProductCard } from '@mall/ui';
import { Bell } from 'lucide-react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { to } from '../../paths/paths';
import { useCollect } from './useCollect';
import { useBackInStockToggle } from './useBackInStockToggle';

/** A card of the waiting list; its bell removes the product and adds it again. */
export function BackInStockTile({ product }: { readonly product: WaitedProduct }) {
  const t = useMessages(sharedProductMessages);
  const collect = useCollect(product);
  const wait = useBackInStockToggle(product);
  const { p_id, name, is_wait, sold_out, stock_notice } = product;
  return (
    <ProductCard
      product={product}
      href={to.product(p_id)}
      nameAs="h2"
      stockNote={stock_notice ?? undefined}
      soldOut={sold_out}
      onCollect={collect}
      action={
        <IconButton
          variant="soft"
          label={t('Tell me when “{0}” is back', name)}
          aria-pressed={is_wait}
          onClick={() => wait(!is_wait)}
        >
          <Bell />
        </IconButton>
      }
    />
  );
}
