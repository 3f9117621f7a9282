import type { ProductSummary } from '@mall/sdk';
import { IconButton, ProductCard } from '@mall/ui';
import { ShoppingBasket } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/useMessages';
import { to } from '../../paths';
import { useAddWithPrompt } from '../cart/useAddWithPrompt';
import { productMessages } from './messages';
import { useCollect } from './useCollect';

/** Props of {@link ProductTile}. */
export interface ProductTileProps {
  readonly product: ProductSummary;
  /** Loads the picture at once: for what is seen first. @default false */
  readonly eager?: boolean;
  /** Element of the name, for the page's outline. @default 'h3' */
  readonly nameAs?: 'h2' | 'h3';
}

/** A product's card with its heart and its basket; a product with variants is opened instead. */
export function ProductTile({ product, eager = false, nameAs = 'h3' }: ProductTileProps) {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const collect = useCollect(product);
  const { add, isAdding } = useAddWithPrompt();
  const { p_id, rule_id, layer, name } = product;

  return (
    <ProductCard
      product={product}
      href={to.product(p_id)}
      eager={eager}
      nameAs={nameAs}
      stockNote={product.stock_notice ?? undefined}
      soldOut={product.sold_out}
      onCollect={collect}
      action={
        !product.sold_out && (
          <IconButton
            variant="solid"
            aria-busy={isAdding}
            label={
              rule_id === null
                ? t('Choose a variant of “{0}”', name)
                : t('Put “{0}” in the cart', name)
            }
            onClick={() =>
              rule_id === null ? void navigate(to.product(p_id)) : void add({ layer, rule_id })
            }
          >
            <ShoppingBasket />
          </IconButton>
        )
      }
    />
  );
}
