import { type CheckedBody, offeredInvoices } from '@mall/contract';
import type { Reason } from '@mall/contract/messages';
import type { Connection, Database } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { CartOwner } from '../cart';
import type { Settings } from '../configs';
import { findLatestInvoice } from '../orders';
import type { Totals } from '../pricing';
import {
  type Choice,
  type Departure,
  destinationOf,
  feeFor,
  nextDeparture,
  saveChoice,
  type MethodRow,
  type Parcel,
  type Region,
  regionOf,
  type Store,
  scheduleOf,
  shippingProblem,
  shopCalendarOf,
} from '../shipping';
import { readyChoice } from './ready-choice.service';
import { presentChoice } from './shipping-choice.presenter';
import { offeredMethods } from './offered-methods';
import { loadCheckout } from './checkout-data.repo';
import { quoteOf, type Quote } from './quote';

type FeeQuestion = CheckedBody<'checkout', 'fee'>;

/** A shipping method for one parcel to a region. */
export type OfferedTo = Pick<OfferedShipping, 'fee' | 'reason' | 'totals' | 'departure'>;

/** A shipping method for one parcel. */
export interface OfferedShipping {
  readonly method: MethodRow;
  readonly fee: number;
  /** Why it cannot be used; null when it can. */
  readonly reason: Reason | null;
  /** The total when the order is shipped this way. */
  readonly totals: Totals;
  /** When it leaves and arrives, if it is paid now; null: no day is promised. */
  readonly departure: Departure | null;
  /** The same by the region of the destination. */
  readonly to: Readonly<Record<Region, OfferedTo>>;
  /** The store that was picked on the map. */
  readonly store: Store | undefined;
}

/** The fee of a method. */
export interface Fee extends Pick<OfferedShipping, 'fee' | 'reason'> {
  readonly freeFrom: number | null;
}

/** The data that an offer needs besides the method and its totals. */
interface OfferData {
  readonly parcel: Parcel;
  readonly stores: ReadonlyMap<number, Store>;
  readonly settings: Settings;
  readonly now: Date;
}

/**
 * A method as it is offered. Problems that depend on the address are listed by region, and reported
 * when the address is chosen.
 *
 * @param known - the region of the destination, as far as it is known.
 * @param totalsTo - the totals for a region.
 */
export function offerShipping(
  method: MethodRow,
  known: Region,
  totalsTo: (region: Region) => Totals,
  { parcel, stores, settings, now }: OfferData,
): OfferedShipping {
  const calendar = shopCalendarOf(settings);
  const offer = (region: Region, outlying: boolean): OfferedTo => {
    const totals = totalsTo(region);
    return {
      fee: totals.shipping_fee,
      totals,
      departure: nextDeparture(now, calendar, scheduleOf(method, region)),
      reason: shippingProblem(method, parcel, outlying),
    };
  };
  return {
    method,
    ...offer(known, false),
    to: { main: offer('main', false), islands: offer('islands', true) },
    store: method.kind === 'cvs' ? stores.get(method.id) : undefined,
  };
}

/**
 * How a cart can be shipped, the last choice, and the resulting totals.
 *
 * @throws {MallError} layerOff
 */
export async function listShipping(db: Connection, owner: CartOwner) {
  const quote = quoteOf(await loadCheckout(db, owner));
  const { chosen } = quote.current;
  return {
    list: offeredShipping(quote),
    choice: chosen && presentChoice(chosen.method, chosen.choice),
    ready_choice: await readyChoice(db, owner, quote),
    totals: quote.totals,
  };
}

/**
 * Stores how a cart is to be shipped.
 *
 * @throws {MallError} layerOff, shippingUnavailable, addressUnknown, storeMissing
 */
export async function chooseShipping(db: Database, owner: CartOwner, choice: Choice) {
  const { memberId, layer } = owner;
  const data = await loadCheckout(db, owner);
  const found = data.methods.find(({ id }) => id === choice.shipping_id);
  const { method, to } = destinationOf(found, choice, quoteOf(data).parcel, data.stores);
  const saved = presentChoice(method, to);
  if (saved === null) throw new MallError('shippingMissing');
  const chosen = { memberId, layer, methodId: method.id, ...to, updatedAt: data.now };
  await saveChoice(db, chosen);
  return { choice: saved, totals: quoteOf({ ...data, choice: chosen }).totals };
}

/**
 * How a cart can be paid when it is shipped by this method.
 *
 * @throws {MallError} layerOff; notFound, when the layer has no such method
 */
export async function listPayment(db: Connection, owner: CartOwner, shippingId: number) {
  const data = await loadCheckout(db, owner);
  const { current } = quoteOf(data);
  const method = current.methods.find(({ id }) => id === shippingId);
  if (!method) throw new MallError('notFound');
  const plan = current.chosen?.method.id === shippingId ? current.chosen.plan : null;
  const region = regionOf(plan);
  const { totals, points } = quoteOf(data, { method, plan, region });
  const due = { total: totals.total_amount, minutesLeft: Infinity };
  const { balance, most } = points;
  const invoice = await findLatestInvoice(db, owner.memberId);
  const isIssued = invoice !== null && offeredInvoices(data.settings).includes(invoice.kind);
  return {
    methods: offeredMethods(due, data.settings.payment),
    totals,
    points: { balance, most },
    last_invoice: isIssued ? invoice : null,
    kind: method.kind,
    departure: nextDeparture(data.now, shopCalendarOf(data.settings), scheduleOf(method, region)),
  };
}

/**
 * The fee of a shipping method for a cart, to the main island or the outlying islands.
 *
 * @throws {MallError} layerOff; notFound, when the layer has no such method
 */
export async function readFee(
  db: Connection,
  owner: CartOwner,
  { id, type }: FeeQuestion,
): Promise<Fee> {
  const { current, parcel, lines, combinedWith } = quoteOf(await loadCheckout(db, owner));
  const method = current.methods.find((each) => each.id === id);
  if (!method) throw new MallError('notFound');
  const region: Region = type;
  const reason = shippingProblem(method, parcel, region === 'islands');
  // The parcel joins another order to this region, which has paid the fee.
  const { chosen } = current;
  const isCombined =
    combinedWith !== null && chosen?.method.id === id && regionOf(chosen.plan) === region;
  return {
    fee: lines.length === 0 || isCombined ? 0 : feeFor(parcel.itemsAmount, method, region),
    freeFrom: method.freeFrom,
    reason,
  };
}

function offeredShipping({
  data,
  current,
  parcel,
  totals,
  totalsAt,
  combinedWith,
}: Quote): OfferedShipping[] {
  const chosenId = current.chosen?.method.id;
  return current.methods.map((method) => {
    // The destination, and whether another parcel goes there, is known only for the chosen method.
    const plan = method.id === chosenId ? current.chosen?.plan : null;
    const known = regionOf(plan);
    const totalsTo = (region: Region) =>
      method.id === chosenId && combinedWith !== null && region === known
        ? totals
        : totalsAt(feeFor(parcel.itemsAmount, method, region));
    return offerShipping(method, known, totalsTo, { ...data, parcel });
  });
}
