import { createMall, isMallError, type Body, type Mall } from '@mall/sdk';

/** Lists the names of the refrigerated products. */
export async function refrigerated(mall: Mall): Promise<string> {
  const { list, page } = await mall.products.all({ layer: 2, sort: 'newest', in_stock: '1' });
  return `冷藏商品 ${page.total_count} 項：${list.map(({ name }) => name).join('、')}`;
}

/**
 * Puts two units of a variant into the normal cart; returns a message for the shopper when that
 * fails.
 */
export async function putInCart(mall: Mall, rule_id: number): Promise<string> {
  const line: Body<'cart', 'add'> = { rule_id, quantity: 2, type: 1, relation_id: 0 };
  try {
    const { totals } = await mall.cart.add(1, line);
    return `購物車共 ${totals.count} 件，NT$${totals.total_amount}`;
  } catch (error) {
    if (isMallError(error, 'stockShort')) return error.msg;
    throw error;
  }
}

export const mall = createMall({ baseUrl: 'https://mall.example' });
