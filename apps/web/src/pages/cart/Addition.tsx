import { useMessages } from '@mall/app/messages';
import type { Cart } from '@mall/sdk';
import { Button, Inline, Picture, Price, Stepper, useShopLabels } from '@mall/ui';
import { useState } from 'react';
import { useAddWithPrompt } from '../../components/cart/useAddWithPrompt';
import { ItemText } from './AdditionalList.styles';
import { cartMessages } from '../../messages/zh-TW/cart';

export interface AdditionProps extends Pick<Cart, 'layer'> {
  readonly item: NonNullable<Cart['additional_list']>[number];
  /** Whether several can be added at once. @default false */
  readonly several?: boolean;
}

/** A product that is cheaper with another one in the cart, and its add button. */
export function Addition({ item, layer, several = false }: AdditionProps) {
  const t = useMessages(cartMessages);
  const { quantityOf } = useShopLabels();
  const { add, isAdding, done } = useAddWithPrompt();
  const [wanted, setWanted] = useState(1);
  const { rule_id, relation_id, name, index_img, attributes, sold_out, max_max } = item;
  const full = !sold_out && max_max === 0;
  const off = sold_out || full;
  // The stock may be lower than the quantity.
  const quantity = Math.max(item.buy_min, Math.min(wanted, max_max));

  async function put(from: Element) {
    const line = { layer, rule_id, relation_id, quantity, type: 3 } as const;
    if (await add(line, { picture: index_img, from })) setWanted(1);
  }
  return (
    <>
      <Picture src={index_img} alt="" sizes="64px" />
      <ItemText>
        <strong>{name}</strong>
        {attributes.length > 0 && <small>{attributes.map(({ type }) => type).join('、')}</small>}
        <Price amount={item.amount} market_price={item.market_price} size="sm" />
      </ItemText>
      <Inline gap={3} justify="end">
        {several && !off && (
          <Stepper
            label={quantityOf(name)}
            value={quantity}
            min={item.buy_min}
            max={Math.min(item.buy_max, max_max)}
            onValueChange={setWanted}
          />
        )}
        <Button
          size="sm"
          variant="secondary"
          done={done}
          disabled={off}
          aria-label={off ? undefined : t('Add “{0}”', name)}
          onClick={({ currentTarget }) => {
            if (!isAdding) void put(currentTarget);
          }}
        >
          {sold_out ? t('Sold out') : full ? t('Maximum reached') : t('Add')}
        </Button>
      </Inline>
    </>
  );
}
