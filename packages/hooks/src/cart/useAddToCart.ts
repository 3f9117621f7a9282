import { useQueryClient } from '@tanstack/react-query';
import type { Cart, CartLayer } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { cartOptions } from './queries';
import { writeCart } from './writes';

/** The line to add to a cart. */
export interface AddToCart {
  /** The product's layer. */
  readonly layer: CartLayer;
  /** The variant's id. */
  readonly rule_id: number;
  /** @default 1 */
  readonly quantity?: number;
  /** 1: normal, 3: add-on. @default 1 */
  readonly type?: 1 | 3;
  /** The variant that an add-on belongs to. @default 0 */
  readonly relation_id?: number;
}

/**
 * Adds units of a variant to its layer's cart, on top of the existing quantity. The badge
 * (`useBadges`) counts them at once, and no longer when the server refuses.
 *
 * @returns the mutation; it resolves with the layer's cart as it is then.
 * @throws MallError `stockShort`, `soldOut`, `productGone`, `cartLayerWrong`
 * @example
 * const { mutateAsync: addToCart, isPending } = useAddToCart();
 * const [rule] = product.rules;
 * if (rule) await addToCart({ layer: product.layer, rule_id: rule.rule_id });
 */
export function useAddToCart() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async ({
      layer,
      rule_id,
      quantity = 1,
      type = 1,
      relation_id = 0,
    }: AddToCart): Promise<Cart | undefined> => {
      const line = { rule_id, quantity: Math.trunc(quantity), type, relation_id };
      await writeCart(client, mall, layer, () => mall.cart.add(layer, line), line.quantity);
      return client.getQueryData(cartOptions(mall, layer).queryKey);
    },
  });
}
