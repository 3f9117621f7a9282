import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../../context/context';
import { readResult } from '../../domains/payments';
import { signed } from '../../platform/ecpay/check-mac-value';
import {
  CANCEL_PATH,
  cardPage,
  codePage,
  ISSUE_PATH,
  pagePath,
  RESULT_PATH,
  returnPage,
  returnPath,
  type ReturnForm,
} from './cashier-page';
import { cardRefunds } from './card-refunds.routes';
import { counter } from './counter.routes';
import { deliver } from './deliver';
import { sendPage } from '../../http/html/plain-page';
import { createOneTimeValues } from '../one-time-values.repo';
import { refusalPage } from './page';
import { readQuery, tradeAnswer } from './trade-answer';
import { tradeCode } from './trade-code';
import { readTrade, type TradeRequest } from './trade-request';
import { tradeResult } from './trade-result';
import { endTrade, findTrade, saveCode, openTrade } from './trades.repo';

const RETURN_LIFETIME_SECONDS = 60 * 60;
const returnForm: z.ZodType<ReturnForm> = z.object({
  action: z.string(),
  fields: z.record(z.string(), z.string()),
});
const tradeNamed = z.object({ MerchantTradeNo: z.string().max(20) });

/**
 * A sandbox cashier that implements ECPay's protocol and charges nobody: it validates the form as
 * ECPay does, signs the result, sends it from server to server first and then through the shopper's
 * browser. It works without scripts.
 */
export const sandbox = fp<Pick<Mall, 'db' | 'config' | 'site' | 'log'>>(async (app, mall) => {
  const {
    db,
    config: { payment, storefrontOrigins: storefronts },
  } = mall;
  const { merchantId, cashier, ...keys } = payment;
  // One form for each trade whose shopper has not returned to the shop yet.
  const returning = createOneTimeValues(db, {
    purpose: 'payment_return',
    lifetimeSeconds: RETURN_LIFETIME_SECONDS,
    schema: returnForm,
  });

  app.post(cashier, async (request, reply) => {
    const read = readTrade(request.body, merchantId, keys, storefronts);
    if ('refusal' in read) return sendPage(reply, 400, refusalPage(read.refusal));
    const { trade, fields } = read;
    if (!(await openTrade(db, trade.MerchantTradeNo, fields))) {
      const refusal = '這個交易編號已經使用過，請回訂單重新付款';
      return sendPage(reply, 409, refusalPage(refusal, trade.ClientBackURL));
    }
    // The page has an address: a reload and the browser's Back show it again instead of posting the form twice.
    return reply.redirect(pagePath(trade.MerchantTradeNo), 303);
  });

  app.get(pagePath(':MerchantTradeNo'), async (request, reply) => {
    const { data } = tradeNamed.safeParse(request.params);
    const found = data && (await findTrade(db, data.MerchantTradeNo));
    const read = readTrade(found?.request, merchantId, keys, storefronts);
    if (!found || !('trade' in read)) return sendPage(reply, 404, refusalPage('找不到這筆交易'));
    const { trade } = read;
    // A shopper who returns to a finished trade gets the order's page.
    if (found.state !== 'open') return reply.redirect(trade.ClientBackURL, 303);
    const now = new Date();
    if (trade.ChoosePayment !== 'Credit') {
      return sendPage(reply, 200, codePage(trade, tradeCode(trade, keys, now)));
    }
    const paid = tradeResult(trade, 'paid', keys, now);
    const failed = tradeResult(trade, 'failed', keys, now);
    return sendPage(reply, 200, cardPage(trade, paid, failed));
  });

  // The browser posts the chosen result, and the page it gets posts it on to OrderResultURL.
  app.post(RESULT_PATH, async (request, reply) => {
    const result = readResult(request.body, merchantId, keys);
    const trade = result && (await opened(result.merchantTradeNo));
    const fits =
      result && trade?.ChoosePayment === 'Credit' && String(result.amount) === trade.TotalAmount;
    if (!fits) return sendPage(reply, 400, refusalPage('找不到這筆交易'));
    const end = result.outcome === 'failed' ? 'failed' : 'paid';
    if (!(await endTrade(db, trade.MerchantTradeNo, 'open', end))) {
      return sendPage(reply, 409, refusalPage('這筆交易已經結束', trade.ClientBackURL));
    }
    const fields = signed(result.raw, keys);
    const delivered = await deliver(mall, trade.ReturnURL, fields);
    if (!delivered) request.log.error('The mall did not accept a payment result of the sandbox');
    return sendBack(reply, trade.MerchantTradeNo, { action: trade.OrderResultURL, fields });
  });

  // A code is transferred in the same way: it is in the page, and the browser posts it.
  app.post(ISSUE_PATH, async (request, reply) => {
    const result = readResult(request.body, merchantId, keys);
    const trade = result && (await opened(result.merchantTradeNo));
    const fits = result?.issued && trade && trade.ChoosePayment !== 'Credit';
    if (!fits) return sendPage(reply, 400, refusalPage('找不到這筆交易'));
    const { issued, merchantTradeNo, raw } = result;
    if (!(await saveCode(db, merchantTradeNo, raw, issued?.expiresAt ?? new Date()))) {
      return sendPage(reply, 409, refusalPage('這筆交易已經取過號', trade.ClientBackURL));
    }
    const fields = signed(raw, keys);
    const delivered = await deliver(mall, trade.PaymentInfoURL, fields);
    if (!delivered) request.log.error('The mall did not accept a code of the sandbox');
    return sendBack(reply, merchantTradeNo, { action: trade.ClientRedirectURL, fields });
  });

  // Opens once: the browser's Back leads to the order instead of posting the result again.
  app.get(returnPath(':MerchantTradeNo'), async (request, reply) => {
    const { data } = tradeNamed.safeParse(request.params);
    const trade = data && (await opened(data.MerchantTradeNo));
    if (!trade) return sendPage(reply, 404, refusalPage('找不到這筆交易'));
    const form = await returning.take(trade.MerchantTradeNo);
    if (!form) return reply.redirect(trade.ClientBackURL, 303);
    return sendPage(reply, 200, returnPage(form));
  });

  app.post(CANCEL_PATH, async (request, reply) => {
    const { data } = tradeNamed.safeParse(request.body);
    const trade = data && (await opened(data.MerchantTradeNo));
    if (!trade) return sendPage(reply, 400, refusalPage('找不到這筆交易'));
    await endTrade(db, trade.MerchantTradeNo, 'open', 'cancelled');
    return reply.redirect(trade.ClientBackURL, 303);
  });

  app.post(`${cashier}/query`, async (request, reply) => {
    const number = readQuery(request.body, merchantId, keys, new Date());
    reply.type('text/plain; charset=utf-8');
    if (number === null) return '0|CheckMacValue Error';
    const found = await findTrade(db, number);
    const read = found && readTrade(found.request, merchantId, keys, storefronts);
    const known = found && read && 'trade' in read;
    return tradeAnswer(known ? { trade: read.trade, state: found.state } : null, keys);
  });

  await app.register(counter, mall);
  await app.register(cardRefunds, mall);

  /**
   * Returns the shopper by a page with an address, because a browser cannot go back to a page that
   * answered a form.
   */
  async function sendBack(
    reply: FastifyReply,
    merchantTradeNo: string,
    form: ReturnForm,
  ): Promise<FastifyReply> {
    await returning.put(merchantTradeNo, form);
    return reply.redirect(returnPath(merchantTradeNo), 303);
  }

  /** A trade that was opened here, in any state. */
  async function opened(merchantTradeNo: string): Promise<TradeRequest | null> {
    const found = await findTrade(db, merchantTradeNo);
    const read = readTrade(found?.request, merchantId, keys, storefronts);
    return 'trade' in read ? read.trade : null;
  }
});
