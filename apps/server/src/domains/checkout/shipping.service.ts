import type { Contract } from '@mall/sdk/contract';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Call } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import type { Language } from '../../http/language';
import { findPlace } from '../addresses/counties';
import { workOut, type CartOwner } from '../cart/cart.service';
import { guardLayer } from '../cart/layers.service';
import { asPriced, buyableLines } from '../cart/priced';
import { readConfigs } from '../configs/configs.service';
import { presentChoice, presentMethod } from './checkout.presenter';
import { offeredMethods } from './payment-methods';
import { whyNot } from './shipping.policy';
import { keepChoice } from './shipping.repo';
import { readStandingShipping } from './standing-shipping.service';
import { totalsOf } from './totals';

type Choice = Call<Contract['checkout']['chooseShipping']>['body'];

/**
 * How a cart can be shipped, what was chosen last, and what it comes to.
 *
 * @throws {MallFailure} cartLayerWrong
 */
export async function listShipping(db: Connection, owner: CartOwner) {
  const { priced, itemsAmount, standing } = await readStanding(db, owner);
  return {
    list: standing.methods.map((each) => presentMethod(each, itemsAmount, owner.language)),
    choice: standing.chosen && presentChoice(standing.chosen),
    totals: totalsOf(priced, standing.counted),
  };
}

/**
 * Chooses how a cart is shipped.
 *
 * @throws {MallFailure} cartLayerWrong, shippingUnavailable, addressUnknown
 */
export function chooseShipping(db: Database, owner: CartOwner, choice: Choice) {
  return transaction(db, async (tx) => {
    const { priced, itemsAmount, standing } = await readStanding(tx, owner);
    const method = standing.methods.find(({ id }) => id === choice.shipping_id);
    if (method?.kind !== choice.kind) {
      throw new MallFailure('shippingUnavailable', [notOffered(owner.language)]);
    }
    const address = addressOf(choice);
    const reason = whyNot(method, itemsAmount, address, owner.language);
    if (reason !== null) throw new MallFailure('shippingUnavailable', [reason]);
    const { name, phone, note = '' } = choice;
    await keepChoice(tx, {
      memberId: owner.memberId,
      layer: owner.layer,
      methodId: method.id,
      name,
      phone,
      note,
      ...(address ?? { county: null, district: null, zip: null, street: null }),
      storeId: null,
      storeName: null,
      storeAddress: null,
    });
    const kept = { ...choice, note, ...address };
    return { choice: kept, totals: totalsOf(priced, method) };
  });
}

/**
 * How a cart can be paid when it is shipped by this method.
 *
 * @throws {MallFailure} cartLayerWrong; notFound, when the layer has no such method
 */
export async function listPayment(db: Connection, owner: CartOwner, shippingId: number) {
  const { priced, standing } = await readStanding(db, owner);
  const method = standing.methods.find(({ id }) => id === shippingId);
  if (!method) throw new MallFailure('notFound');
  const totals = totalsOf(priced, method);
  const { payment } = await readConfigs(db, false);
  return { list: offeredMethods(totals.total_amount, payment, owner.language), totals };
}

async function readStanding(db: Connection, { memberId, layer }: CartOwner) {
  await guardLayer(db, layer);
  const cart = await workOut(db, memberId, layer);
  const priced = buyableLines(cart).map(asPriced);
  const itemsAmount = totalsOf(priced, null).items_amount;
  return {
    priced,
    itemsAmount,
    standing: await readStandingShipping(db, memberId, layer, itemsAmount),
  };
}

/** The address as the post office writes it; null for goods that are fetched. */
function addressOf(choice: Choice) {
  if (choice.kind !== 'home') return null;
  const { zip, street } = choice;
  const place = findPlace(choice.county, choice.district, zip);
  if (!place) throw new MallFailure('addressUnknown');
  return { ...place, zip, street };
}

const notOffered = (language: Language): string =>
  language === 'zh' ? '這個溫層沒有這個配送方式' : 'it is not offered for this cart';
