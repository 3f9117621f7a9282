import type { CartLayer, Config } from '@mall/sdk';

/**
 * Returns the enabled layers, by their shipping switches; layer 1 when none is enabled.
 *
 * @example
 * layersOf({ normal_switch: '0', refrigeration_switch: '0', freezing_switch: '0' }) // [1]
 */
export function layersOf(shipping: Config['shipping']): CartLayer[] {
  const switches: readonly [CartLayer, '0' | '1'][] = [
    [1, shipping.normal_switch],
    [2, shipping.refrigeration_switch],
    [3, shipping.freezing_switch],
  ];
  const on = switches.filter(([, state]) => state === '1').map(([layer]) => layer);
  return on.length > 0 ? on : [1];
}
