import { useMessages } from '@mall/app/messages';
import { useProduct, type SelectableProduct } from '@mall/hooks';
import { Button, Picture, Price, Text } from '@mall/ui';
import { tableMessages } from '../../../messages/zh-TW/table';
import { Similar } from './TableSheet.styles';

export interface SimilarProductProps {
  /** The product that is sold out. */
  readonly product: SelectableProduct;
  /** The products that are offered already. */
  readonly without: readonly number[];
  readonly onTake: (similar: SelectableProduct) => void;
}

/** A related product in stock, to take in the place of a sold-out one. */
export function SimilarProduct({ product, without, onTake }: SimilarProductProps) {
  const t = useMessages(tableMessages);
  const { data } = useProduct(product.p_id);
  const others =
    data?.related.filter(({ p_id, sold_out }) => !sold_out && !without.includes(p_id)) ?? [];
  // One without variants needs no further choice.
  const similar = others.find(({ rule_id }) => rule_id !== null) ?? others[0];
  if (!similar) return null;
  return (
    <Similar>
      <Picture src={similar.index_img} alt="" sizes="56px" mainColor={similar.color} />
      <div>
        <Text size="sm">{t('Similar: {0}', similar.name)}</Text>
        <Price size="sm" amount={similar.amount} market_price={similar.market_price} />
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('Take “{0}” instead of “{1}”', similar.name, product.name)}
        onClick={() => onTake(similar)}
      >
        {t('Take this instead')}
      </Button>
    </Similar>
  );
}
