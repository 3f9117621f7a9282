import { useAddToCart } from '@mall/hooks';
import type { Cart } from '@mall/sdk';
import { Button, Heading, Picture, Price, Stack } from '@mall/ui';
import { commonMessages } from '../../messages/zh-TW/common';
import { useMessages } from '../../messages/useMessages';
import { useToasts } from '../../overlays/useToasts';
import { Additions, Words } from './AdditionalList.styles';
import { cartMessages } from '../../messages/zh-TW/cart';

type AdditionalItem = NonNullable<Cart['additional_list']>[number];

export interface AdditionalListProps {
  readonly cart: Cart;
}

/**
 * Products offered at a lower price with the items in the cart (spec §3, additional_list); renders nothing
 * when there are none.
 */
export function AdditionalList({ cart }: AdditionalListProps) {
  const t = useMessages(cartMessages);
  const items = cart.additional_list ?? [];
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby={`additional-${cart.layer}`}>
      <Heading level={2} size="lg" id={`additional-${cart.layer}`}>
        {t('You may also add')}
      </Heading>
      <Additions role="list">
        {items.map((item) => (
          <li key={item.rule_id}>
            <Addition item={item} layer={cart.layer} />
          </li>
        ))}
      </Additions>
    </Stack>
  );
}

function Addition({ item, layer }: { readonly item: AdditionalItem } & Pick<Cart, 'layer'>) {
  const t = useMessages(cartMessages);
  const tCommon = useMessages(commonMessages);
  const { succeed, fail } = useToasts();
  const { addToCart, isAdding } = useAddToCart();
  const { rule_id, relation_id, name, attributes, sold_out } = item;
  const full = !sold_out && item.max_max === 0;
  return (
    <>
      <Picture src={item.index_img} alt="" sizes="64px" />
      <Words>
        <strong>{name}</strong>
        {attributes.length > 0 && <small>{attributes.map(({ type }) => type).join('、')}</small>}
        <Price amount={item.amount} market_price={item.market_price} size="sm" />
      </Words>
      <Button
        size="sm"
        variant="secondary"
        loading={isAdding}
        disabled={sold_out || full}
        aria-label={sold_out || full ? undefined : t('Add “{0}”', name)}
        onClick={() =>
          void addToCart({ layer, rule_id, relation_id, type: 3 }).then(
            () => succeed(tCommon('Added to cart')),
            fail,
          )
        }
      >
        {sold_out ? t('Sold out') : full ? t('No more to add') : t('Add')}
      </Button>
    </>
  );
}
