import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { sendPage } from '../../pages/plain-page';
import { signed } from '../ecpay/check-mac-value';
import { readResult } from '../ecpay/result';
import { CANCEL_PATH, cashierPage, RESULT_PATH } from './cashier-page';
import { deliver } from './deliver';
import { refusalPage } from './page';
import { readTrade, type TradeRequest } from './trade-request';
import { tradeResult } from './trade-result';
import { endTrade, findRequest, openTrade } from './trades.repo';

const cancellation = z.object({ MerchantTradeNo: z.string().max(20) });

/**
 * A cashier of the mall's own that speaks ECPay's protocol and charges nobody: the form is checked as
 * ECPay checks it, the result is signed, told from server to server first, and then carried back by
 * the shopper's browser. It works without scripts.
 */
export const sandbox = fp<{ db: Database; payment: Config['payment'] }>(
  async (app, { db, payment }) => {
    const { merchantId, cashier, ...keys } = payment;

    app.post(cashier, async (request, reply) => {
      const read = readTrade(request.body, merchantId, keys);
      if ('refusal' in read) return sendPage(reply, 400, refusalPage(read.refusal));
      const { trade, fields } = read;
      if (!(await openTrade(db, trade.MerchantTradeNo, fields))) {
        const refusal = '這個交易編號已經使用過，請回訂單重新付款';
        return sendPage(reply, 409, refusalPage(refusal, trade.ClientBackURL));
      }
      const now = new Date();
      const paid = tradeResult(trade, 'paid', keys, now);
      const failed = tradeResult(trade, 'failed', keys, now);
      return sendPage(reply, 200, cashierPage(trade, paid, failed));
    });

    // The browser chooses a result by sending it, and a 307 makes it send the same form on to
    // OrderResultURL. That is how the result gets there with POST, and without a script.
    app.post(RESULT_PATH, async (request, reply) => {
      const result = readResult(request.body, merchantId, keys);
      const trade = result && (await opened(result.merchantTradeNo));
      if (!result || !trade || String(result.amount) !== trade.TotalAmount) {
        return sendPage(reply, 400, refusalPage('找不到這筆交易'));
      }
      const end = result.outcome === 'failed' ? 'failed' : 'paid';
      if (!(await endTrade(db, trade.MerchantTradeNo, end))) {
        return sendPage(reply, 409, refusalPage('這筆交易已經結束', trade.ClientBackURL));
      }
      const delivered = await deliver(app, trade.ReturnURL, signed(result.raw, keys));
      if (!delivered) request.log.error('The mall did not take a payment result of the sandbox');
      return reply.redirect(trade.OrderResultURL, 307);
    });

    app.post(CANCEL_PATH, async (request, reply) => {
      const { data } = cancellation.safeParse(request.body);
      const trade = data && (await opened(data.MerchantTradeNo));
      if (!trade) return sendPage(reply, 400, refusalPage('找不到這筆交易'));
      await endTrade(db, trade.MerchantTradeNo, 'cancelled');
      return reply.redirect(trade.ClientBackURL, 303);
    });

    /** A trade that was opened here, whatever has become of it. */
    async function opened(merchantTradeNo: string): Promise<TradeRequest | null> {
      const read = readTrade(await findRequest(db, merchantTradeNo), merchantId, keys);
      return 'trade' in read ? read.trade : null;
    }
  },
);
