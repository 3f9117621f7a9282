import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../../context/context';
import { taipeiTime } from '../../kernel/time';
import { COUNTER_PATH, COUNTER_PAY_PATH, counterPage, duePage, receiptPage } from './counter-page';
import { deliver } from './deliver';
import { sendPage } from '../../http/html/plain-page';
import { readTrade, type TradeRequest } from './trade-request';
import { tradeResult } from './trade-result';
import { endTrade, findTradeByCode } from './trades.repo';

const codeForm = z.object({ code: z.string().trim().max(30) });

/**
 * Pays codes of the sandbox: ATM and store counter in one. As in reality, a code is not accepted twice
 * or after its deadline.
 */
export const counter = fp<Pick<Mall, 'db' | 'config' | 'site' | 'log'>>(async (app, mall) => {
  const {
    db,
    config: { payment, storefrontOrigins: storefronts },
  } = mall;
  const { merchantId, cashier: _, ...keys } = payment;

  app.get(COUNTER_PATH, async (request, reply) => {
    const { data } = codeForm.safeParse(request.query);
    if (!data?.code) return sendPage(reply, 200, counterPage());
    const due = await findDue(data.code, reply);
    if (!due) return reply;
    return sendPage(reply, 200, duePage(due.trade, data.code, due.until));
  });

  app.post(COUNTER_PAY_PATH, async (request, reply) => {
    const { data } = codeForm.safeParse(request.body);
    const due = await findDue(data?.code ?? '', reply);
    if (!due) return reply;
    if (!(await endTrade(db, due.trade.MerchantTradeNo, 'code_issued', 'paid'))) {
      return sendPage(reply, 409, counterPage('這組代碼已經繳過費了', data?.code));
    }
    const result = tradeResult(due.trade, 'paid', keys, new Date());
    const delivered = await deliver(mall, due.trade.ReturnURL, result);
    if (!delivered) request.log.error('The mall did not accept a payment result of the counter');
    return sendPage(reply, 200, receiptPage(due.trade));
  });

  /** The trade that a code pays; null if there is none, in which case the error page has been sent. */
  async function findDue(
    code: string,
    reply: FastifyReply,
  ): Promise<{ trade: TradeRequest; until: string } | null> {
    const found = code === '' ? undefined : await findTradeByCode(db, code);
    const read = found && readTrade(found.request, merchantId, keys, storefronts);
    const refuse = async (status: number, problem: string) => {
      await sendPage(reply, status, counterPage(problem, code));
      return null;
    };
    if (!found?.expiresAt || !read || !('trade' in read)) return refuse(404, '查無這組代碼');
    if (found.state === 'paid') return refuse(409, '這組代碼已經繳過費了');
    if (found.expiresAt <= new Date()) {
      await endTrade(db, found.merchantTradeNo, 'code_issued', 'expired');
      return refuse(410, '這組代碼已經超過繳費期限');
    }
    return { trade: read.trade, until: taipeiTime(found.expiresAt) };
  }
});
