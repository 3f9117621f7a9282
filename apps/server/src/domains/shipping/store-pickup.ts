import type { Layer } from '../../db/schema';

/** The maximum value of a parcel at a convenience store, NT$ (ECPay logistics). */
export const STORE_LIMIT = 20_000;

/**
 * The provider's store networks by the temperature at which they store parcels; none stores
 * refrigerated ones.
 */
const networks: Readonly<Record<Layer, readonly string[]>> = {
  1: ['FAMI', 'UNIMART', 'HILIFE', 'FAMIC2C', 'UNIMARTC2C', 'HILIFEC2C', 'OKMARTC2C'],
  2: [],
  3: ['UNIMARTFREEZE'],
};

/** Whether a store network accepts parcels of this temperature. */
export const acceptsLayer = (provider: string | null, layer: Layer): boolean =>
  provider !== null && networks[layer].includes(provider);
