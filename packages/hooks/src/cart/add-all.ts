import type { QueryClient } from '@tanstack/react-query';
import type { CartLayer, Mall, NewCartLine } from '@mall/sdk';
import { sendOnce } from '../idempotency/idempotency';
import { writeCart } from './writes';

/** Units of a variant to add, and the layer of its product. */
export interface LineOfLayer extends NewCartLine {
  readonly layer: CartLayer;
}

/** Sends lines of several layers in one call, and caches the cart of each layer. */
export async function addAllToCart(
  client: QueryClient,
  mall: Mall,
  lines: readonly LineOfLayer[],
): ReturnType<Mall['cart']['addAll']> {
  const body = lines.map(({ rule_id, quantity }) => ({ rule_id, quantity }));
  const member = mall.session.get()?.profile.id;
  const reply = sendOnce(`addAll:${member}`, body, (idempotencyKey) =>
    mall.cart.addAll(body, { idempotencyKey }),
  );
  const layers = new Set(lines.map(({ layer }) => layer));
  // A refused write is rolled back in each cart; the caller gets the reply either way.
  await Promise.allSettled(
    [...layers].map((layer) =>
      writeCart(
        client,
        mall,
        layer,
        async () => {
          const { added, carts } = await reply;
          const cart = carts.find((each) => each.layer === layer);
          if (!added || !cart) throw new Error('The lines were refused');
          return cart;
        },
        lines.reduce((sum, line) => sum + (line.layer === layer ? line.quantity : 0), 0),
      ),
    ),
  );
  return reply;
}
