import type { Layer } from '../../db/schema';
import { MallError } from '../../kernel/error';
import type { Settings } from '../configs';

/** The enabled layers (spec §4), by their shipping settings; layer 1 when none is enabled. */
export function openLayers(shipping: Settings['shipping']): readonly Layer[] {
  const switches: readonly (readonly [Layer, '0' | '1'])[] = [
    [1, shipping.normal_switch],
    [2, shipping.refrigeration_switch],
    [3, shipping.freezing_switch],
  ];
  const on = switches.filter(([, state]) => state === '1').map(([layer]) => layer);
  return on.length > 0 ? on : [1];
}

/**
 * Checks that a layer is enabled.
 *
 * @throws {MallError} layerOff, when the shop has switched the layer off
 */
export function guardLayer(shipping: Settings['shipping'], layer: Layer): void {
  if (!openLayers(shipping).includes(layer)) throw new MallError('layerOff');
}
