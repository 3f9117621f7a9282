import { useMessages } from '@mall/app/messages';
import type { WaitedProduct } from '@mall/sdk';
import { IconButton, monthAndDay, ProductCard } from '@mall/ui';
import { Bell } from 'lucide-react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { to } from '../../paths/paths';
import { variantName } from '@mall/hooks';
import { useCollect } from './useCollect';
import { useBackInStockToggle } from './useBackInStockToggle';

/** A card of the waiting list, with what the member waits for and since when; its bell removes the product and adds it again. */
export function BackInStockTile({ product }: { readonly product: WaitedProduct }) {
  const t = useMessages(sharedProductMessages);
  const collect = useCollect(product);
  const { p_id, name, is_wait, waits, sold_out, stock_notice } = product;
  const [only] = waits.length === 1 ? waits : [];
  const wait = useBackInStockToggle({ p_id, rule_id: only?.rule_id ?? undefined, is_wait });
  const variants = waits.map(variantName).filter((variant) => variant !== '');
  const since = waits.slice(0, 1).map((each) => t('since {0}', monthAndDay(each.since)));
  return (
    <ProductCard
      product={product}
      href={to.product(p_id)}
      nameAs="h2"
      stockNote={stock_notice ?? undefined}
      soldOut={sold_out}
      reason={[...variants, ...since].join('・')}
      onCollect={collect}
      action={
        <IconButton
          variant="soft"
          label={t('Notify me when “{0}” is available', name)}
          aria-pressed={is_wait}
          onClick={() => wait(!is_wait)}
        >
          <Bell />
        </IconButton>
      }
    />
  );
}
