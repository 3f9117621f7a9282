import { amountOf, type RefundDue } from '../orders';

/** What the confirmation of a refund pays, as the desk shows it. */
export const presentDue = (due: RefundDue) => ({
  amount: amountOf(due),
  pays: due.pays.map(presentRefund),
  waits: due.waits.map(presentRefund),
  fee_withheld: due.feeWithheld,
  fee_included: due.isFeeIncluded,
});

const presentRefund = ({
  order,
  id,
  kind,
  amount,
  shippingFee,
  way,
}: RefundDue['pays'][number]) => ({
  o_id: order,
  refund: id,
  kind,
  amount,
  shipping_fee: shippingFee,
  way,
});
