import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { findStoreNetworks } from './shipping.repo';
import { acceptsLayer } from './store-pickup';

/** The layers whose items a convenience store takes, when they are small enough. */
export async function storeLayers(db: Connection): Promise<Layer[]> {
  const networks = await findStoreNetworks(db);
  const accepted = networks.filter(({ provider, layer }) => acceptsLayer(provider, layer));
  return [...new Set(accepted.map(({ layer }) => layer))];
}
