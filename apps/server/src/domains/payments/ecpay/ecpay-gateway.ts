import type { SiteAddress } from '../../../kernel/site-address';
import type { PaymentGateway, RefundGateway } from '../gateway';
import { oneQueryPerTrade } from '../one-query-per-trade';
import type { PaymentConfig } from '../../../config/payment-config';
import { aioCheckoutFields } from './aio-checkout';
import { signed } from '../../../platform/ecpay/check-mac-value';
import { queryTrade } from './query-trade';
import { queryRefunded } from './query-refunded';
import { refundCard } from './refund-card';
import { refundPlan, refundPlanAtAnyTime } from './refund-rules';
import { readResult } from './result';

/** Only ECPay's production server refunds card payments; its stage server does not. */
const PRODUCTION = 'https://payment.ecpay.com.tw';
/** ECPay's server for the details of card payments. */
const DETAILS = 'https://ecpayment.ecpay.com.tw';

/** ECPay's AioCheckOut V5, or the sandbox, which uses the same protocol: only their addresses differ. */
export function ecpayGateway(payment: PaymentConfig, site: SiteAddress): PaymentGateway {
  const { gateway, merchantId, cashier, hashKey, hashIv } = payment;
  const keys = { hashKey, hashIv };
  const questions = () =>
    gateway === 'sandbox'
      ? `${site.own()}${cashier}/query`
      : new URL('/Cashier/QueryTradeInfo/V5', cashier).href;
  return {
    start: (request) => ({
      kind: 'form',
      action: cashier,
      fields: signed(aioCheckoutFields(request, merchantId, { origin: site.home }), keys),
    }),
    readCallback: (form) => readResult(form, merchantId, keys),
    readReturn: (form) => readResult(form, merchantId, keys)?.merchantTradeNo ?? null,
    query: oneQueryPerTrade((merchantTradeNo) =>
      queryTrade(questions(), merchantTradeNo, merchantId, keys),
    ),
    ...refundsOf(payment, site),
  };
}

/** How refunds are made: ECPay's stage server makes none, so that staff refund by hand there. */
function refundsOf(payment: PaymentConfig, site: SiteAddress): RefundGateway {
  const { gateway, merchantId, cashier, hashKey, hashIv } = payment;
  const keys = { hashKey, hashIv };
  if (gateway === 'sandbox') {
    const address = () => `${site.own()}${cashier}`;
    return {
      refund: (request) => refundCard(`${address()}/action`, request, merchantId, keys),
      // The sandbox takes calls at any time.
      planRefund: refundPlanAtAnyTime,
      queryRefunded: (trade) => queryRefunded(`${address()}/detail`, trade, merchantId, keys),
    };
  }
  if (new URL(cashier).origin !== PRODUCTION) {
    return { refund: null, planRefund: () => ({ way: 'by_hand' }), queryRefunded: null };
  }
  return {
    refund: (request) =>
      refundCard(`${PRODUCTION}/CreditDetail/DoAction`, request, merchantId, keys),
    planRefund: refundPlan,
    queryRefunded: (trade) =>
      queryRefunded(`${DETAILS}/1.0.0/CreditDetail/QueryTrade`, trade, merchantId, keys),
  };
}
