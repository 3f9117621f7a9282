import type { CheckedBody } from '@mall/contract';
import { MallError } from '../../kernel/error';
import { findPlace } from '../addresses';
import { shippingProblem, type Parcel } from './shipping.policy';
import type { MethodRow } from './shipping.repo';
import { planFor } from './shipping-snapshot';
import type { Store } from './store-map.repo';

/** The shopper's choice of method, recipient and destination. */
export type Choice = CheckedBody<'checkout', 'chooseShipping'>;

/**
 * The destination of a choice: its address in the post office's spelling, or the store picked on the map. The
 * store's data is never taken from the client.
 *
 * @param found the chosen method, if it is offered.
 * @param stores the store that the member picked last for each method.
 * @throws {MallError} shippingUnavailable, addressUnknown, storeMissing
 */
export function destinationOf(
  found: MethodRow | undefined,
  choice: Choice,
  parcel: Parcel,
  stores: ReadonlyMap<number, Store>,
) {
  if (found?.kind !== choice.kind) {
    throw new MallError('shippingUnavailable', [{ reason: 'shippingNotOffered' }]);
  }
  const { name, phone, note = '' } = choice;
  const to = {
    name,
    phone,
    note,
    ...addressOf(choice),
    ...storeFor(found, stores),
  };
  const plan = planFor(found, to);
  const reason = shippingProblem(found, parcel, plan?.outlying === true);
  if (reason !== null) throw new MallError('shippingUnavailable', [reason]);
  if (plan === null) throw new MallError('storeMissing');
  return { method: found, to, plan };
}

/** The address in the post office's spelling; none for items that the shopper picks up. */
function addressOf(choice: Choice) {
  if (choice.kind !== 'home') return { county: null, district: null, zip: null, street: null };
  const { zip, street } = choice;
  const place = findPlace(choice.county, choice.district, zip);
  if (!place) throw new MallError('addressUnknown');
  return { ...place, zip, street };
}

function storeFor({ id, kind }: MethodRow, stores: ReadonlyMap<number, Store>) {
  const store = kind === 'cvs' ? stores.get(id) : undefined;
  return {
    storeId: store?.id ?? null,
    storeName: store?.name ?? null,
    storeAddress: store?.address ?? null,
  };
}
