import type { Config } from '../../../config';
import type { PaymentGateway } from '../gateway';
import { publicOrigin } from '../../../http/public-origin';
import { aioCheckoutFields } from './aio-checkout';
import { signed } from './check-mac-value';
import { queryTrade } from './query-trade';
import { refundCard } from './refund-card';
import { readResult } from './result';

/** Where ECPay gives card payments back for real; the stage has no such thing. */
const PRODUCTION = 'https://payment.ecpay.com.tw';

/**
 * ECPay's AioCheckOut V5, or the sandbox, which speaks the same protocol: they differ in where they
 * are and in nothing else.
 *
 * @param ownOrigin where this server hears itself: there the sandbox is asked.
 */
export function ecpayGateway(
  config: Pick<Config, 'payment' | 'publicUrl' | 'port'>,
  ownOrigin: () => string,
): PaymentGateway {
  const { gateway, merchantId, cashier, hashKey, hashIv } = config.payment;
  const keys = { hashKey, hashIv };
  const origin = publicOrigin(config);
  const questions = () =>
    gateway === 'sandbox'
      ? `${ownOrigin()}${cashier}/query`
      : new URL('/Cashier/QueryTradeInfo/V5', cashier).href;
  const isProduction = gateway === 'ecpay' && new URL(cashier).origin === PRODUCTION;
  return {
    start: (request) => ({
      kind: 'form',
      action: cashier,
      fields: signed(aioCheckoutFields(request, merchantId, { origin }), keys),
    }),
    readCallback: (form) => readResult(form, merchantId, keys),
    readReturn: (form) => readResult(form, merchantId, keys)?.merchantTradeNo ?? null,
    ask: (merchantTradeNo) => queryTrade(questions(), merchantTradeNo, merchantId, keys),
    refund: isProduction
      ? (request) => refundCard(`${PRODUCTION}/CreditDetail/DoAction`, request, merchantId, keys)
      : null,
  };
}
