import { useMessages } from '@mall/app/messages';
import type { Cart } from '@mall/sdk';
import { Heading, Link, Stack } from '@mall/ui';
import { to } from '../../paths/paths';
import { Addition } from './Addition';
import { Additions } from './AdditionalList.styles';
import { cartMessages } from '../../messages/zh-TW/cart';

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
  const parents = cart.list.filter(({ rule_id, type }) =>
    items.some(({ relation_id }) => type === 1 && relation_id === rule_id),
  );
  return (
    <Stack as="section" gap={2} aria-labelledby={`additional-${cart.layer}`}>
      <Heading level={2} size="lg" id={`additional-${cart.layer}`}>
        {t('You may also like')}
      </Heading>
      <Additions role="list">
        {items.map((item) => (
          <li key={item.rule_id}>
            <Addition item={item} layer={cart.layer} />
          </li>
        ))}
      </Additions>
      {parents.map(({ p_id, rule_id, name }) => (
        <div key={rule_id}>
          <Link href={to.addOns(p_id)}>{t('Add several with “{0}”', name)}</Link>
        </div>
      ))}
    </Stack>
  );
}
