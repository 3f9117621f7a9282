import { MallError } from '../../kernel/error';
import { sharePaid, type ShareLine } from './paid-shares';

/** A line of an order, and how many of its units were refunded before. */
export interface RefundableLine extends ShareLine {
  readonly refunded: number;
}

/** What decides the refund of an order's lines; NT$ and points. */
export interface LinesBefore {
  readonly lines: readonly RefundableLine[];
  /** What was paid for all lines, without the shipping fee. */
  readonly paid: number;
  /** The points that were spent on the order. */
  readonly points: number;
  /** How much of the shipping fee may be refunded now. */
  readonly feeLeft: number;
  /** Whether no parcel has left. */
  readonly isUnshipped: boolean;
}

/** Units of lines, and whether the shipping fee is refunded, too. */
export interface LinesWanted {
  readonly lines: readonly { readonly item: number; readonly quantity: number }[];
  readonly shippingFee: boolean;
}

/** A refund of lines: what it returns, NT$ and points. */
export interface LinesShared {
  readonly lines: readonly {
    readonly item: number;
    readonly quantity: number;
    readonly amount: number;
    readonly points: number;
  }[];
  readonly fee: number;
  /** The sum of the lines, and the fee. */
  readonly amount: number;
  /** Whether the fee is refunded in any case: with the last unit of an order that was not shipped. */
  readonly isFeeIncluded: boolean;
  /** Whether nothing is left of the order that may be refunded. */
  readonly isAll: boolean;
}

/**
 * Returns what a refund of units returns: each unit has its share of what was paid. With the last unit of an order that
 * was not shipped, its fee is refunded as well.
 *
 * @throws {MallError} unitsNotLeft, feeNotRefundable
 */
export function shareLines(before: LinesBefore, wanted: LinesWanted): LinesShared {
  const { feeLeft, isUnshipped } = before;
  const units = new Map(wanted.lines.map(({ item, quantity }) => [item, quantity]));
  if (units.size < wanted.lines.length) throw new MallError('unitsNotLeft');
  const moneyOf = sharePaid(before.paid, before.lines);
  const pointsOf = sharePaid(before.points, before.lines);
  const lines = wanted.lines.map(({ item, quantity }) => {
    const line = before.lines.find(({ id }) => id === item);
    if (!line || line.refunded + quantity > line.quantity) throw new MallError('unitsNotLeft');
    const share = (of: typeof moneyOf) =>
      of(item, line.refunded + quantity) - of(item, line.refunded);
    return { item, quantity, amount: share(moneyOf), points: share(pointsOf) };
  });
  const isRest = before.lines.every(
    ({ id, quantity, refunded }) => refunded + (units.get(id) ?? 0) === quantity,
  );
  if (wanted.shippingFee && feeLeft === 0) throw new MallError('feeNotRefundable');
  const isFeeIncluded = isRest && isUnshipped && feeLeft > 0;
  const fee = wanted.shippingFee || isFeeIncluded ? feeLeft : 0;
  if (lines.length === 0 && fee === 0) throw new MallError('unitsNotLeft');
  return {
    ...{ lines, fee, isFeeIncluded },
    amount: lines.reduce((sum, line) => sum + line.amount, 0) + fee,
    isAll: isRest && feeLeft === fee,
  };
}
