import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { findStoreNetworks } from './shipping.repo';
import { takesLayer } from './store-pickup';

/** The layers whose items a convenience store takes, when they are small enough. */
export async function storeLayers(db: Connection): Promise<Layer[]> {
  const networks = await findStoreNetworks(db);
  const taken = networks.filter(({ provider, layer }) => takesLayer(provider, layer));
  return [...new Set(taken.map(({ layer }) => layer))];
}
