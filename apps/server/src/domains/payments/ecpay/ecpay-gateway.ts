import type { SiteAddress } from '../../../kernel/site-address';
import type { PaymentGateway } from '../gateway';
import { oneQueryPerTrade } from '../one-query-per-trade';
import type { PaymentConfig } from '../../../config/payment-config';
import { aioCheckoutFields } from './aio-checkout';
import { signed } from '../../../platform/ecpay/check-mac-value';
import { queryTrade } from './query-trade';
import { refundCard } from './refund-card';
import { readResult } from './result';

/** Only ECPay's production server refunds card payments; its stage server does not. */
const PRODUCTION = 'https://payment.ecpay.com.tw';

/** ECPay's AioCheckOut V5, or the sandbox, which uses the same protocol: only their addresses differ. */
export function ecpayGateway(payment: PaymentConfig, site: SiteAddress): PaymentGateway {
  const { gateway, merchantId, cashier, hashKey, hashIv } = payment;
  const keys = { hashKey, hashIv };
  const questions = () =>
    gateway === 'sandbox'
      ? `${site.own()}${cashier}/query`
      : new URL('/Cashier/QueryTradeInfo/V5', cashier).href;
  const isProduction = gateway === 'ecpay' && new URL(cashier).origin === PRODUCTION;
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
    refund: isProduction
      ? (request) => refundCard(`${PRODUCTION}/CreditDetail/DoAction`, request, merchantId, keys)
      : null,
  };
}
