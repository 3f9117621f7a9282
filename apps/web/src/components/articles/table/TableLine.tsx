import { useMessages } from '@mall/app/messages';
import { useIsLayerOpen, type ProductSelection, type SelectedProduct } from '@mall/hooks';
import type { CheckedCartLine, ProductRule } from '@mall/sdk';
import { CartLine, Text } from '@mall/ui';
import { useState } from 'react';
import { tableMessages } from '../../../messages/zh-TW/table';
import { to } from '../../../paths/paths';
import { SimilarProduct } from './SimilarProduct';
import { Below } from './TableSheet.styles';
import { TableVariants } from './TableVariants';

export interface TableLineProps {
  readonly item: SelectedProduct;
  readonly selection: ProductSelection;
  /** Whether its units can be added; undefined until the server has answered. */
  readonly checked: CheckedCartLine | undefined;
  /** Whether a missing variant is marked. */
  readonly isMarked: boolean;
}

/** The most units that one can choose while the stock is unknown. */
const MOST = 99;

/** A product of a post with its quantity, its variants, and what takes its place when it is sold out. */
export function TableLine({ item, selection, checked, isMarked }: TableLineProps) {
  const t = useMessages(tableMessages);
  const { product, original, quantity, rule_id } = item;
  const [rule, setRule] = useState<ProductRule>();
  const isReplaced = product.p_id !== original.p_id;
  const isOpen = useIsLayerOpen(product.layer);
  const isOffered = isOpen && !product.sold_out;
  const hasVariants = (product.rule_id ?? null) === null && isOffered;
  const line = {
    ...product,
    quantity,
    type: 1 as const,
    amount: rule?.amount ?? product.amount,
    market_price: rule?.market_price ?? product.market_price,
    attributes: rule?.attributes,
  };
  return (
    <>
      <CartLine
        item={line}
        href={to.product(product.p_id)}
        nameAs="p"
        min={0}
        max={checked ? Math.max(1, checked.stock) : MOST}
        problem={
          product.sold_out
            ? t('Sold out')
            : isOpen
              ? quantity > 0 && checked?.problem
              : t('Not for sale now')
        }
        onQuantityChange={isOffered ? (next) => selection.setQuantity(item, next) : undefined}
      />
      <Below>
        {isReplaced && (
          <Text size="sm" tone="muted">
            {t('In place of “{0}”', original.name)}
          </Text>
        )}
        {hasVariants && (
          <div hidden={quantity === 0}>
            <TableVariants
              product={product}
              isMarked={isMarked && rule_id === null}
              onChoose={(chosen) => {
                setRule(chosen);
                selection.choose(item, chosen?.rule_id ?? null);
              }}
            />
          </div>
        )}
        {product.sold_out && (
          <SimilarProduct
            product={product}
            without={selection.items.map((each) => each.product.p_id)}
            onTake={(similar) => selection.replace(item, similar)}
          />
        )}
      </Below>
    </>
  );
}
