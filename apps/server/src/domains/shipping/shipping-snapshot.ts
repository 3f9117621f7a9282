import type { ShippingSnapshot } from '../../db/schema';
import { isOutlyingAddress } from '../addresses';
import { scheduleOf } from './delivery-schedule';
import { regionOf, type Region } from './shipping-fee';
import type { ChoiceRow, MethodRow } from './shipping.repo';

/** The shipping data that is stored with an order when it is placed. */
export interface ShippingPlan {
  readonly method: MethodRow;
  readonly snapshot: ShippingSnapshot;
  readonly outlying: boolean;
}

/** The fields of a destination. */
type Destination = Pick<
  ChoiceRow,
  | 'name'
  | 'phone'
  | 'note'
  | 'county'
  | 'district'
  | 'zip'
  | 'street'
  | 'storeId'
  | 'storeName'
  | 'storeAddress'
>;

const goesToIslands = (kind: MethodRow['kind'], address: string): boolean =>
  kind !== 'pickup' && isOutlyingAddress(address);

/** The region that an order is shipped to. */
export const regionOfSnapshot = ({ kind, address }: ShippingSnapshot): Region =>
  regionOf({ outlying: goesToIslands(kind, address) });

/** The plan for a choice; null when it lacks its address, or its store. */
export function planFor(method: MethodRow, to: Destination): ShippingPlan | null {
  const plan = (address: string, more: Partial<ShippingSnapshot> = {}): ShippingPlan => {
    const outlying = goesToIslands(method.kind, address);
    const snapshot = {
      methodId: method.id,
      kind: method.kind,
      name: method.name,
      recipient: to.name,
      phone: to.phone,
      address,
      note: to.note,
      schedule: scheduleOf(method, regionOf({ outlying })),
      ...more,
    };
    return { method, snapshot, outlying };
  };
  // For pickup, the description contains the address of the shop.
  if (method.kind === 'pickup') return plan(method.description);
  if (method.kind === 'cvs') {
    const { storeId, storeName, storeAddress } = to;
    if (storeId === null) return null;
    return plan(storeAddress ?? '', { storeId, storeName: storeName ?? '' });
  }
  const { county, district, zip, street } = to;
  if (county === null || district === null || zip === null || street === null) return null;
  const place = { county, district, zip, street };
  return plan(`${zip} ${county}${district}${street}`, { place });
}
