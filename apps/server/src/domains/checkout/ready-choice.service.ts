import type { Connection } from '../../db/database';
import { findAddresses } from '../addresses';
import type { CartOwner } from '../cart';
import { findLatestHomeChoice, type MethodRow, planFor, shippingProblem } from '../shipping';
import type { Quote } from './quote';
import { presentChoice } from './shipping-choice.presenter';

/**
 * The shipping choice with which a cart can be paid without another question; null: the shopper has to choose. It is
 * the last choice of this cart. Without one it is an address that the member has saved or used, with the home delivery
 * whose fee the cart shows.
 */
export async function readyChoice(
  db: Connection,
  { memberId }: Pick<CartOwner, 'memberId'>,
  { current, parcel }: Quote,
) {
  const { chosen, counted } = current;
  const ready = (method: MethodRow, to: Parameters<typeof presentChoice>[1]) => {
    const plan = planFor(method, to);
    const isUsable = plan !== null && shippingProblem(method, parcel, plan.outlying) === null;
    return isUsable ? presentChoice(method, to) : null;
  };
  if (chosen) return ready(chosen.method, chosen.choice);
  if (counted?.kind !== 'home') return null;
  const [address] = await findAddresses(db, memberId, 'home');
  const known = address ?? (await findLatestHomeChoice(db, memberId));
  if (!known) return null;
  const { name, phone, county, district, zip, street } = known;
  const place = { county, district, zip, street };
  const noStore = { storeId: null, storeName: null, storeAddress: null };
  return ready(counted, { name, phone, note: '', ...place, ...noStore });
}
