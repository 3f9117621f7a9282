import { contract, type Contract } from '@mall/sdk/contract';
import type { Database, Transaction } from '../../db/database';
import type { ShippingSnapshot } from '../../db/schema';
import type { Call, Idempotency } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import type { Language } from '../../http/language';
import { once } from '../../http/once';
import type { PaymentGateway } from '../../payments/gateway';
import { startPayment } from '../../payments/start-payment.service';
import { emptyOf, holdCart, type CartOwner } from '../cart/cart.service';
import type { CartLine } from '../cart/goods';
import { asPriced, buyableLines } from '../cart/priced';
import { problemText } from '../cart/problems';
import { readConfigs, type Reply } from '../configs/configs.service';
import { choosePaymentMethod, holdPayable } from '../orders/paying.service';
import { placeOrder } from '../orders/orders.service';
import { guardPayment } from './payment-methods';
import { whyNot } from './shipping.policy';
import { readStandingShipping, type StandingShipping } from './standing-shipping.service';
import { takeStock } from './stock.service';
import { totalsOf } from './totals';

type Payment = Call<Contract['checkout']['pay']>['body'];
type PaymentAgain = Call<Contract['checkout']['payAgain']>['body'];

const DAY_MS = 86_400_000;

/**
 * Places the order of one layer's cart and starts its payment: all of it in one transaction, or
 * nothing. Prices, fees and stock are read anew while the goods are held; what the shopper's page
 * said of the total is only compared.
 *
 * @throws {MallFailure} cartLayerWrong, cartEmpty, cartLineUnbuyable, shippingMissing,
 *   shippingUnavailable, totalChanged, paymentUnavailable, idempotencyKeyReused
 */
export function pay(
  db: Database,
  gateway: PaymentGateway,
  owner: CartOwner,
  input: Payment,
  idempotency: Idempotency | null,
) {
  const { memberId, layer, language } = owner;
  return once(db, memberId, idempotency, contract.checkout.pay.reply, async (tx) => {
    const now = new Date();
    const { lines } = await holdCart(tx, memberId, layer);
    guardLines(lines, language);
    const priced = buyableLines({ lines, additional: [] }).map(asPriced);
    const itemsAmount = totalsOf(priced, null).items_amount;
    const standing = await readStandingShipping(tx, memberId, layer, itemsAmount);
    const { method, shipping } = chosenShipping(standing, itemsAmount, language);
    const totals = totalsOf(priced, method);
    if (totals.total_amount !== input.total_amount) {
      throw new MallFailure('totalChanged', [totals.total_amount.toLocaleString('en-US')]);
    }
    const { payment } = await readConfigs(tx, false);
    guardPayment(input.payment, totals.total_amount, payment, language);

    await takeGoods(tx, lines);
    const order = await placeOrder(
      tx,
      {
        memberId,
        layer,
        itemsAmount: totals.items_amount,
        shippingFee: totals.shipping_fee,
        discount: totals.discount_amount,
        finalAmount: totals.total_amount,
        shipping,
        invoice: input.invoice,
        paymentMethod: input.payment.method,
        note: shipping.note,
        expiresAt: payBefore(now, payment),
      },
      lines.map(snapshot),
      now,
    );
    await emptyOf(tx, lines);
    const items = lines.map(({ goods, quantity }) => ({ name: goods.name, quantity }));
    const amount = totals.total_amount;
    const next = await startPayment(tx, gateway, { ...order, amount, items }, input.payment, now);
    return { trans_order_id: order.transOrderId, next };
  });
}

/**
 * Starts a new payment for an order that waits for one, under a new trade number.
 *
 * @throws {MallFailure} notFound, orderNotPayable, paymentUnavailable, idempotencyKeyReused
 */
export function payAgain(
  db: Database,
  gateway: PaymentGateway,
  { memberId, language }: Pick<CartOwner, 'memberId' | 'language'>,
  transOrderId: string,
  input: PaymentAgain,
  idempotency: Idempotency | null,
) {
  return once(db, memberId, idempotency, contract.checkout.payAgain.reply, async (tx) => {
    const now = new Date();
    const order = await holdPayable(tx, memberId, transOrderId, now);
    const { payment } = await readConfigs(tx, false);
    guardPayment(input.payment, order.amount, payment, language);
    await choosePaymentMethod(tx, order.id, input.payment.method);
    const next = await startPayment(tx, gateway, order, input.payment, now);
    return { trans_order_id: transOrderId, next };
  });
}

/** Every line has to be buyable: what cannot be bought is told, never left out. */
function guardLines(lines: readonly CartLine[], language: Language): void {
  if (lines.length === 0) throw new MallFailure('cartEmpty');
  const problems = new Set(lines.flatMap((line) => problemText(line, language) ?? []));
  if (problems.size > 0) {
    throw new MallFailure('cartLineUnbuyable', [
      [...problems].join(language === 'zh' ? '；' : '; '),
    ]);
  }
}

function chosenShipping({ chosen }: StandingShipping, itemsAmount: number, language: Language) {
  if (chosen === null) throw new MallFailure('shippingMissing');
  const { choice, method } = chosen;
  const { county, district, zip, street } = choice;
  const isWhole = county !== null && district !== null && zip !== null && street !== null;
  if (method.kind === 'home' && !isWhole) throw new MallFailure('shippingMissing');
  const place = isWhole ? { county, district } : null;
  const reason = whyNot(method, itemsAmount, place, language);
  if (reason !== null) throw new MallFailure('shippingUnavailable', [reason]);
  const shipping: ShippingSnapshot = {
    methodId: method.id,
    kind: method.kind,
    name: method.name,
    recipient: choice.name,
    phone: choice.phone,
    // What is fetched is described with where to fetch it.
    address: isWhole ? `${zip} ${county}${district}${street}` : method.description,
    note: choice.note,
  };
  return { method, shipping };
}

/** Takes the goods out of stock. They are held and were counted, so there must be enough. */
async function takeGoods(tx: Transaction, lines: readonly CartLine[]): Promise<void> {
  const pieces = lines.map(({ goods, quantity }) => ({ ruleId: goods.ruleId, quantity }));
  if (!(await takeStock(tx, pieces))) throw new Error('Stock was gone although it was held');
}

/** A line as it is bought, whatever becomes of the product. */
const snapshot = ({ type, goods, amount, quantity }: CartLine) => ({
  productId: goods.productId,
  ruleId: goods.ruleId,
  type,
  name: goods.name,
  picture: goods.picture,
  attributes: goods.attributes,
  amount,
  marketPrice: goods.marketPrice,
  quantity,
});

/** When an unpaid order gives its goods back: after as many days as a transfer may take (spec §9). */
const payBefore = (now: Date, payment: Reply['payment']): Date =>
  new Date(now.getTime() + Math.max(1, payment.ecpay_atm_expire_day) * DAY_MS);
