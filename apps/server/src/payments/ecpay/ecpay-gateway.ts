import type { Config } from '../../config';
import type { PaymentGateway } from '../gateway';
import { aioCheckoutFields } from './aio-checkout';
import { signed } from './check-mac-value';
import { readResult } from './result';

/**
 * ECPay's AioCheckOut V5, or the sandbox, which speaks the same protocol: they differ in where the
 * form is posted and in nothing else.
 */
export function ecpayGateway(
  config: Pick<Config, 'payment' | 'publicUrl' | 'port'>,
): PaymentGateway {
  const { merchantId, cashier, ...keys } = config.payment;
  // Without a public address this is the sandbox, which follows paths alone.
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return {
    start: (request) => ({
      kind: 'form',
      action: cashier,
      fields: signed(aioCheckoutFields(request, merchantId, { origin }), keys),
    }),
    readCallback: (form) => readResult(form, merchantId, keys),
    readReturn: (form) => readResult(form, merchantId, keys)?.merchantTradeNo ?? null,
  };
}
