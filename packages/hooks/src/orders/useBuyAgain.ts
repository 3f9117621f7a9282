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

type Goods = OrderDetail['products'][number];

/** What became of an order's goods that were put into the carts again. */
export interface BoughtAgain {
  /** The carts that they went to, in the order of the goods. */
  readonly layers: readonly CartLayer[];
  /** What could not be added, and why; null: the shop no longer has it. */
  readonly missed: readonly { readonly p_name: string; readonly error: MallError | null }[];
}

/** 2: a gift, which the shop adds by itself. */
const GIFT = 2;

/**
 * Puts an order's goods into their carts once more, each in its own layer, and tells which could not be. Add-ons
 * come at their usual price.
 *
 * @example
 * const { mutateAsync: buyAgain } = useBuyAgain();
 * const { layers, missed } = await buyAgain(order.products);
 */
export function useBuyAgain() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    mutationFn: async (products: readonly Goods[]): Promise<BoughtAgain> => {
      const layers = new Set<CartLayer>();
      const missed: { p_name: string; error: MallError | null }[] = [];
      // One after the other: two variants of a product share what is left of it.
      for (const goods of products.filter(({ type }) => type !== GIFT)) {
        try {
          const layer = await addOnce(client, mall, goods);
          if (layer === null) missed.push({ p_name: goods.p_name, error: null });
          else layers.add(layer);
        } catch (error) {
          missed.push({ p_name: goods.p_name, error: asMallError(error) });
        }
      }
      return { layers: [...layers], missed };
    },
  });
}

/** @returns the layer that it went to; null: the product or the variant is gone. */
async function addOnce(
  client: QueryClient,
  mall: Mall,
  { p_id, attributes, count }: Goods,
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
const isSame = (one: Goods['attributes'], other: Goods['attributes']): boolean =>
  one.length === other.length &&
  one.every(({ attr, type }) => other.some((each) => each.attr === attr && each.type === type));
