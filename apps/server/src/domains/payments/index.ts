export {
  addAttempt,
  type AttemptRow,
  claimExpiring,
  findLatestAttempt,
  findLiveCodes,
  findLiveCodesOf,
  findPaid,
  newAttempts,
} from './attempts.repo';
export type { PaidOrders, SettledRefund } from './paid-orders';
export { retryVerifications } from './payment-verification.service';
export { queryPayments } from './query-payments.service';
export { payByHand } from './attempts.service';
export { aioCheckoutFields } from './ecpay/aio-checkout';
export { ecpayGateway } from './ecpay/ecpay-gateway';
export { readResult } from './ecpay/result';
export type { PaymentForm, PaymentGateway, RefundGateway } from './gateway';
export { methods } from './methods';
export { amountProblem } from './methods/limits';
export type { Due, PaymentSettings } from './methods/method';
export { attemptName, methodName } from './payment-names.presenter';
export { purgeRedirects } from './payment-redirect.repo';
export { makePage } from './payment-redirect.service';
export {
  addLinesRefund,
  countRefundedUnits,
  findRefundLines,
  sumLineRefunds,
  sumPaidBack,
} from './refund-lines.repo';
export type { RefundPlan } from './refund-plan';
export {
  dismissPaidTwice,
  endByHand,
  endRefund,
  findRefund,
  findRefundsOf,
  hasOrderRefund,
  leaveToStaff,
  recordPaidTwice,
  type RefundRow,
  reopenRefused,
  takeOverByHand,
} from './refunds.repo';
export { mayBePaying, waitsForStaff, wasRefused } from './refund-states';
export { retryRefunds } from './retry-refunds.service';
export {
  callGateway,
  firstRetryAt,
  planRefund,
  type RefundOutcome,
  requestRefund,
} from './refunds.service';
export { startTransfer, startPayment, type StartedPayment } from './start-payment.service';
export { submittedForm } from './submitted-form';
export { warnOfPaidTwice } from './warn-of-paid-twice';
export { minutesLeft } from './payment-time';
export { gatewayWay, payBefore, type PaymentChoice } from './payment-way';
