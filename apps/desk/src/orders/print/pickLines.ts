import type { OrderDetail } from '@mall/sdk';

/** A product to pick, with the orders that need it. */
export interface PickLine {
  readonly name: string;
  readonly variant: string;
  readonly count: number;
  readonly orders: readonly string[];
}

/** What is picked at one temperature. */
export interface PickLayer {
  readonly layer: OrderDetail['layer'];
  readonly lines: readonly PickLine[];
}

/** Frozen products are picked last. */
const LAYERS = [1, 2, 3] as const;

/**
 * Adds up the products of several orders by temperature, so that each shelf is visited once.
 *
 * @example
 * pickLines(orders) // [{ layer: 1, lines: [{ name: '烏龍茶', variant: '150 g', count: 3, orders: […] }] }]
 */
export function pickLines(orders: readonly OrderDetail[]): readonly PickLayer[] {
  return LAYERS.flatMap((layer) => {
    const lines = new Map<string, PickLine>();
    for (const order of orders) {
      if (order.layer !== layer) continue;
      for (const { p_name: name, attributes, count, refunded_count } of order.products) {
        // A refunded unit is on sale again.
        if (count === refunded_count) continue;
        const variant = attributes.map(({ type }) => type).join('・');
        const key = `${name}\n${variant}`;
        const before = lines.get(key);
        lines.set(key, {
          ...{ name, variant },
          count: (before?.count ?? 0) + count - refunded_count,
          orders: [...new Set([...(before?.orders ?? []), order.trans_order_id])],
        });
      }
    }
    const sorted = [...lines.values()].toSorted((one, other) =>
      one.name.localeCompare(other.name, 'zh-TW'),
    );
    return sorted.length > 0 ? [{ layer, lines: sorted }] : [];
  });
}
