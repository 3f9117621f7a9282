import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../db/database';
import {
  CALLBACK_PATH,
  CODE_PATH,
  findOrderNumber,
  type PaymentGateway,
  RETURN_PATH,
} from '../payments';
import { settle } from './settle.service';
import { hearOfMoney } from './told-payments.service';

/**
 * Where a gateway comes back: its server with the result, then the shopper's browser. Neither is a
 * call of the contract: they bring forms, no token, and want no envelope. Without a right signature
 * nothing is heard; that money came is believed to the gateway itself, when it is asked, and to nobody else.
 */
export const paymentRoutes = fp<{ db: Database; gateway: PaymentGateway }>(
  async (app, { db, gateway }) => {
    // All shoppers' results come from a few addresses: the limit for callers is not meant for them.
    const config = { rateLimit: false } as const;

    // A result and a code come to two addresses, and are told apart by what they say.
    for (const path of [CALLBACK_PATH, CODE_PATH]) {
      app.post(path, { config }, async (request, reply) => {
        const result = gateway.readCallback(request.body);
        if (result === null) {
          request.log.warn('A payment result was forged or broken');
          return answer(reply, '0|CheckMacValue Error');
        }
        const settled =
          result.outcome === 'paid'
            ? await hearOfMoney(db, gateway, result, request.log, new Date())
            : await settle(db, result, request.log);
        return answer(reply, settled === 'ok' ? '1|OK' : `0|${settled}`);
      });
    }

    app.post(RETURN_PATH, { config }, async (request, reply) => {
      const trade = gateway.readReturn(request.body);
      const order = trade === null ? undefined : await findOrderNumber(db, trade);
      return reply.redirect(order ? `/cart/complete?order=${order}` : '/order/list', 303);
    });
  },
);

/** ECPay sends again whatever is not answered with `1|OK`. */
const answer = (reply: FastifyReply, text: string) =>
  reply
    .code(text === '1|OK' ? 200 : 400)
    .type('text/plain; charset=utf-8')
    .send(text);
