import { MallError } from '../kernel/error';
import { mayBePaying, waitsForStaff } from '../domains/payments';
import { shareLines } from '../domains/orders/line-refund';
import { sharePaid } from '../domains/orders/paid-shares';
import {
  feeNotRefunded,
  isPaidBack,
  type OrderMoney,
  type RefundedPart,
  restOf,
  withheldFee,
} from '../domains/orders/refund-amounts';
import type { BankMood } from './part-bank';
import type { RandomSource } from './seeded-random';

/** A refund in the model, and what the bank has paid of it, which the shop may not know. */
interface ModelRefund extends RefundedPart {
  state: 'requested' | 'called' | 'settled';
  byHand: boolean;
  failure: string | null;
  /** Whether a call was sent that the bank carries out later. */
  isInFlight: boolean;
  readonly order: ModelOrder;
  /** NT$. */
  paidByBank: number;
  /** NT$. */
  paidByHand: number;
}

interface ModelLine {
  readonly id: number;
  readonly amount: number;
  readonly quantity: number;
  refunded: number;
}

/** An order in the model. */
export interface ModelOrder {
  readonly lines: readonly ModelLine[];
  /** What was paid for its lines and for its shipping, NT$. */
  readonly forLines: number;
  readonly fee: number;
  readonly isCard: boolean;
  readonly isShipped: boolean;
  /** The order whose fee pays for its parcel. */
  readonly payer: ModelOrder | null;
  state: 'open' | 'refunding' | 'refunded';
  feeWithheld: number;
  readonly refunds: ModelRefund[];
}

/** Orders that ship together, with the money that moved: the rules of the shop without a database. */
export class RefundModel {
  readonly orders: ModelOrder[] = [];
  readonly #pick: RandomSource;

  constructor(pick: RandomSource) {
    this.#pick = pick;
    const payer = this.#makeOrder(null);
    this.orders.push(payer, ...Array.from({ length: pick(3) }, () => this.#makeOrder(payer)));
  }

  #makeOrder(payer: ModelOrder | null): ModelOrder {
    const pick = this.#pick;
    const lines = Array.from({ length: 1 + pick(3) }, (_, at) => ({
      ...{ id: at + 1, amount: pick(6) === 0 ? 0 : 1 + pick(900), quantity: 1 + pick(3) },
      refunded: 0,
    }));
    const price = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
    return {
      ...{ lines, payer, forLines: price - pick(price + 1), fee: payer ? 0 : pick(2) * 100 },
      ...{ isCard: pick(2) === 0, isShipped: pick(3) === 0 },
      ...{ state: 'open', feeWithheld: 0, refunds: [] },
    };
  }

  /** Whether another order that is not cancelled ships on the fee of this one. */
  isFeeUsed = (order: ModelOrder): boolean =>
    this.orders.some(({ payer, state }) => payer === order && state === 'open');

  money = (order: ModelOrder): OrderMoney<ModelRefund> => ({
    ...{ paid: order.forLines + order.fee, fee: order.fee, refunds: order.refunds },
    isFeeUsed: this.isFeeUsed(order),
  });

  /** The sum that a dialog names for the rest of an order, NT$. */
  restOf = (order: ModelOrder): number => restOf(this.money(order));

  /** What a refund of units returns. @throws {MallError} unitsNotLeft, feeNotRefundable */
  share(order: ModelOrder, line: ModelLine, quantity: number, shippingFee: boolean) {
    const left = this.isFeeUsed(order) ? 0 : feeNotRefunded(this.money(order));
    return shareLines(
      {
        ...{ lines: order.lines, paid: order.forLines, points: 0 },
        ...{ feeLeft: left, isUnshipped: !order.isShipped },
      },
      { lines: [{ item: line.id, quantity }], shippingFee },
    );
  }

  refundLines(order: ModelOrder, line: ModelLine, quantity: number, named: number, fee: boolean) {
    if (order.state !== 'open') throw new MallError('orderMoveRefused');
    const shared = this.share(order, line, quantity, fee);
    if (shared.amount !== named) throw new MallError('refundAmountChanged');
    line.refunded += quantity;
    const refund = this.#add(order, 'lines', shared.amount, shared.fee);
    if (shared.isAll) {
      order.feeWithheld = feeNotRefunded(this.money(order));
      order.state = 'refunding';
      this.#requestFeeOfPayer(order);
    }
    if (shared.amount === 0) this.#settle(refund);
  }

  cancel(order: ModelOrder, named: number) {
    if (order.state !== 'open') throw new MallError('orderMoveRefused');
    if (this.restOf(order) !== named) throw new MallError('refundAmountChanged');
    order.state = 'refunding';
  }

  payBack(order: ModelOrder, named: number, byHand: boolean) {
    if (order.state !== 'refunding') throw new MallError('orderMoveRefused');
    if (byHand && order.refunds.some(mayBePaying)) throw new MallError('refundUnknown');
    const stored = order.refunds.find(({ kind }) => kind === 'order');
    const amount = stored?.state === 'settled' ? 0 : this.restOf(order);
    if (amount !== named) throw new MallError('refundAmountChanged');
    if (amount === 0 && order.refunds.some(({ state }) => state !== 'settled')) {
      throw new MallError('orderMoveRefused');
    }
    this.#requestFeeOfPayer(order);
    if (!stored) order.feeWithheld = withheldFee(this.money(order));
    if (amount === 0) return void (order.state = 'refunded');
    const refund = stored ?? this.#add(order, 'order', amount, 0);
    if (byHand) {
      refund.byHand = true;
      this.#payByHand(refund);
    }
  }

  confirm(refund: ModelRefund, named: number) {
    if (!waitsForStaff(refund)) throw new MallError('refundNotByHand');
    if (refund.amount !== named) throw new MallError('refundAmountChanged');
    this.#payByHand(refund);
  }

  /** The bank is called, or is asked what became of an earlier call. */
  call(refund: ModelRefund, mood: BankMood) {
    if (refund.isInFlight) return this.#arrive(refund);
    const { order, state, byHand } = refund;
    if (byHand || state === 'settled') return;
    if (!order.isCard) return void (refund.byHand = true);
    if (order.refunds.some((other) => other !== refund && other.state === 'called')) return;
    if (state === 'called' && mood !== 'is down' && refund.paidByBank > 0) {
      return this.#settle(refund);
    }
    Object.assign(refund, { state: 'called', failure: null });
    if (mood === 'is down') return;
    if (mood === 'hangs') return void (refund.isInFlight = true);
    if (mood === 'refuses')
      return void Object.assign(refund, { state: 'requested', failure: '餘額不足' });
    refund.paidByBank += refund.amount;
    if (mood === 'answers') this.#settle(refund);
  }

  /** The bank carries out a call that was sent before, whatever happened since. */
  #arrive(refund: ModelRefund) {
    refund.isInFlight = false;
    refund.paidByBank += refund.amount;
    if (refund.state !== 'settled') this.#settle(refund);
  }

  #add(order: ModelOrder, kind: RefundedPart['kind'], amount: number, shippingFee: number) {
    const refund: ModelRefund = {
      ...{ order, kind, amount, shippingFee, state: 'requested', failure: null },
      ...{ byHand: !order.isCard, paidByBank: 0, paidByHand: 0, isInFlight: false },
    };
    order.refunds.push(refund);
    return refund;
  }

  #payByHand(refund: ModelRefund) {
    // A colleague looks at the bank's pages before paying what the bank may have paid.
    if (refund.state !== 'called' || refund.paidByBank === 0) refund.paidByHand += refund.amount;
    this.#settle(refund);
  }

  #settle(refund: ModelRefund) {
    const { order } = refund;
    refund.state = 'settled';
    if (refund.kind === 'fee') order.feeWithheld = 0;
    const units = order.lines.reduce((sum, line) => sum + line.quantity - line.refunded, 0);
    const left = { units, feeWithheld: order.feeWithheld };
    if (order.state === 'refunding' && isPaidBack(this.money(order), left))
      order.state = 'refunded';
  }

  #requestFeeOfPayer({ payer }: ModelOrder) {
    if (!payer || payer.feeWithheld === 0 || this.isFeeUsed(payer)) return;
    if (payer.refunds.some(({ kind }) => kind === 'fee')) return;
    this.#add(payer, 'fee', payer.feeWithheld, 0);
  }

  /** What the shop owes for an order, NT$, by the units that came back and the parcels that leave. */
  owed(order: ModelOrder): number {
    const sharesOf = sharePaid(order.forLines, order.lines);
    const fee = this.isFeeUsed(order) ? 0 : order.fee;
    if (order.state !== 'open') return order.forLines + fee;
    const units = order.lines.reduce((sum, { id, refunded }) => sum + sharesOf(id, refunded), 0);
    return units + order.refunds.reduce((sum, { shippingFee }) => sum + shippingFee, 0);
  }

  /** Whether an order counts as refunded although a part of it was not paid back. */
  isClosedEarly = ({ state, refunds }: ModelOrder): boolean =>
    state === 'refunded' &&
    refunds.some((refund) => refund.kind !== 'fee' && refund.state !== 'settled');

  /** What was paid back of an order, NT$. */
  paidBack = ({ refunds }: ModelOrder): number =>
    refunds.reduce((sum, { paidByBank, paidByHand }) => sum + paidByBank + paidByHand, 0);
}
