import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database';
import { clientNetwork } from '../../http/client-network';
import { createCountedLog } from '../../http/counted-log';
import type { TrustedProxies } from '../../http/trusted-proxies';
import type { Limit, Limiter } from '../../platform/rate-limit/limiter';
import { withValue } from '../../kernel/return-url';
import { findReturn } from './attempts.repo';
import { CALLBACK_PATH, CODE_PATH, RETURN_PATH } from '../../platform/ecpay/callback-paths';
import type { PaymentGateway } from './gateway';
import type { PaidOrders } from './paid-orders';
import { settle } from './settle.service';
import { onPaymentNotice } from './payment-verification.service';

/** Results without a valid signature from one address; the gateway itself sends none. */
const UNSIGNED: Limit = { name: 'unsigned-callbacks', most: 60, seconds: 60 };

/** Options of {@link paymentRoutes}. */
export interface PaymentRoutesOptions {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly orders: PaidOrders;
  readonly requestLimits: Limiter;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
}

/**
 * The routes that the gateway calls: its server with the result, then the shopper's browser. They are no part
 * of the API contract: they receive forms without a token and answer without an envelope. Requests without a
 * valid signature are ignored; a payment only counts after a query to the gateway confirms it.
 */
export const paymentRoutes = fp<PaymentRoutesOptions>(
  async (app, { db, gateway, orders, requestLimits, trustProxy }) => {
    // All results come from a few addresses of the gateway, so the rate limit per address must not apply.
    const config = { rateLimit: false } as const;
    const unsigned = createCountedLog(({ subject, count }) =>
      app.log.warn(
        { network: subject, count },
        'Payment results without a valid signature were refused',
      ),
    );
    app.addHook('onClose', async () => unsigned.close());
    const refuseUnsigned = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
      const network = clientNetwork(raw, trustProxy);
      unsigned.add(network);
      const waitMs = await requestLimits.take(UNSIGNED, network);
      if (waitMs === 0) return answer(reply, '0|CheckMacValue Error');
      reply.header('retry-after', Math.ceil(waitMs / 1000));
      return answer(reply, '0|Too Many Requests', 429);
    };

    // Results and codes have two URLs, but the content of the message decides which one it is.
    for (const path of [CALLBACK_PATH, CODE_PATH]) {
      app.post(path, { config }, async (request, reply) => {
        const result = gateway.readCallback(request.body);
        if (result === null) return refuseUnsigned(request, reply);
        const context = { db, gateway, orders, log: request.log };
        const settled =
          result.outcome === 'paid'
            ? await onPaymentNotice(context, result, new Date())
            : await settle(context, result);
        return answer(reply, settled === 'ok' ? '1|OK' : `0|${settled}`);
      });
    }

    app.post(RETURN_PATH, { config }, async (request, reply) => {
      const trade = gateway.readReturn(request.body);
      const found = trade === null ? undefined : await findReturn(db, trade);
      if (!found) return reply.redirect('/order/list', 303);
      const { transOrderId, returnUrl } = found;
      const own = `/cart/complete?order=${transOrderId}`;
      return reply.redirect(
        returnUrl === null ? own : withValue(returnUrl, 'order', transOrderId),
        303,
      );
    });
  },
);

/** ECPay sends every message again that is not answered with `1|OK`. */
const answer = (reply: FastifyReply, text: string, status = text === '1|OK' ? 200 : 400) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);
