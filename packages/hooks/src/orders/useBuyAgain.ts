import { LINE_TYPES } from '@mall/sdk/wire';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  type CartLayer,
  isMallError,
  type Mall,
  type MallError,
  type OrderDetail,
} from '@mall/sdk';
import { writeCart } from '../cart/writes';
import { useMall } from '../mall/mall-context';
import { asMallError } from '../mall/mall-error';
import { useMallMutation } from '../query/mall-mutation';
import { productOptions } from '../products/queries';
import { orderOptions } from './queries';

type OrderItem = OrderDetail['products'][number];

/** The result of adding an order's products to the carts again. */
export interface BuyAgainResult {
  /** The carts that received them, in the order of the products. */
  readonly layers: readonly CartLayer[];
  /** The products that could not be added, and why; null: no longer sold. */
  readonly failed: readonly { readonly p_name: string; readonly error: MallError | null }[];
}

/**
 * Adds an order's products to the carts again, each to its own layer, and returns those that
 * failed. The products of an order in a list are incomplete, so pass its number. Add-ons have their normal price.
 *
 * @example
 * const { mutateAsync: buyAgain } = useBuyAgain();
 * const { layers, failed } = await buyAgain(order.products); // or order.trans_order_id
 */
export function useBuyAgain() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async (wanted: readonly OrderItem[] | string): Promise<BuyAgainResult> => {
      const products =
        typeof wanted === 'string'
          ? (await client.fetchQuery(orderOptions(mall, wanted))).products
          : wanted;
      const layers = new Set<CartLayer>();
      const failed: { p_name: string; error: MallError | null }[] = [];
      // One after the other: two variants of a product share its remaining stock.
      for (const item of products.filter(({ type }) => type !== LINE_TYPES.gift)) {
        try {
          const layer = await addOnce(client, mall, item);
          if (layer === null) failed.push({ p_name: item.p_name, error: null });
          else layers.add(layer);
        } catch (error) {
          failed.push({ p_name: item.p_name, error: asMallError(error) });
        }
      }
      return { layers: [...layers], failed };
    },
  });
}

/**
 * @returns the layer of its cart; null: the product or the variant is no longer sold.
 * @returns the layer that it went to; null: the product or the variant is gone.
 */
async function addOnce(
  client: QueryClient,
  mall: Mall,
  { p_id, attributes, count }: OrderItem,
): Promise<CartLayer | null> {
  if (p_id === null) return null;
  const product = await client
    .fetchQuery({ ...productOptions(mall, p_id), staleTime: 0 })
    .catch((error: unknown) => {
      if (isMallError(error, 'notFound')) return null;
      throw error;
    });
  const rule = product?.rules.find((each) => isSame(each.attributes, attributes));
  if (!product || !rule) return null;
  const { layer } = product;
  const line = { rule_id: rule.rule_id, quantity: count, type: 1 as const, relation_id: 0 };
  await writeCart(client, mall, layer, () => mall.cart.add(layer, line));
  return layer;
}

/** Whether two variants have the same types; their order may have changed. */
const isSame = (one: OrderItem['attributes'], other: OrderItem['attributes']): boolean =>
  one.length === other.length &&
  one.every(({ attr, type }) => other.some((each) => each.attr === attr && each.type === type));
