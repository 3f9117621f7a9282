import type { Connection, Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import { newMapForm, type StoreMap } from './ecpay-store-map';
import { randomCode } from '../../kernel/ids';
import { findMethod } from './shipping.repo';
import { acceptsLayer } from './store-pickup';
import {
  addVisit,
  findPickedStores,
  findReturnUrl,
  type PickedStoreRow,
  saveStore,
  type Store,
} from './store-map.repo';

/** The provider's maximum length. */
const NONCE_LENGTH = 20;
const MINUTE_MS = 60_000;
/** How long a visit to the map may take. */
const VISIT_MS = 60 * MINUTE_MS;
/** How long the picked store is offered again. */
const STORE_VALID_MS = 180 * 24 * 60 * MINUTE_MS;

/**
 * The form that opens the store map for a shipping method. The map's reply is not signed: only its single-use
 * nonce identifies the member.
 *
 * @param returnUrl where the member returns to; null: the site's own pages.
 * @throws {MallError} notFound, when there is no such method with stores
 */
export async function openStoreMap(
  db: Database,
  map: StoreMap,
  memberId: number,
  methodId: number,
  returnUrl: string | null,
  now = new Date(),
) {
  const method = await findMethod(db, methodId);
  const { kind, provider = null, layer } = method ?? {};
  if (!method || kind !== 'cvs' || layer === undefined || !acceptsLayer(provider, layer)) {
    throw new MallError('notFound');
  }
  const nonce = randomCode(NONCE_LENGTH);
  const expiresAt = new Date(now.getTime() + VISIT_MS);
  await addVisit(db, { nonce, memberId, methodId, returnUrl, expiresAt, createdAt: now });
  return newMapForm(map, provider ?? '', nonce);
}

/**
 * Stores the store that was picked on a visit to the map.
 *
 * @returns the shipping method, null when the nonce is unknown, used or expired; and where the member returns to, null
 *   for the site's own pages.
 */
export async function pickStore(
  db: Database,
  nonce: string,
  store: Store,
  now = new Date(),
): Promise<{ readonly methodId: number | null; readonly returnUrl: string | null }> {
  const visit = await saveStore(db, nonce, store, now, new Date(now.getTime() + STORE_VALID_MS));
  return visit ?? { methodId: null, returnUrl: await findReturnUrl(db, nonce) };
}

/** Returns the picked stores by their shipping method. */
export const storesByMethod = (picked: readonly PickedStoreRow[]): ReadonlyMap<number, Store> =>
  new Map(picked.map(({ methodId, id, name, address }) => [methodId, { id, name, address }]));

/** The store that a member picked last for each shipping method. */
export const readStores = async (
  db: Connection,
  memberId: number,
): Promise<ReadonlyMap<number, Store>> => storesByMethod(await findPickedStores(db, memberId));
