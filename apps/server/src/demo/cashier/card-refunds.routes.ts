import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../../context/context';
import { isGenuine } from '../../platform/ecpay/check-mac-value';
import { decryptData, encryptData } from '../../platform/ecpay/encrypted-data';
import { findTrade, refundTrade } from './trades.repo';

const action = z.object({
  MerchantID: z.string(),
  MerchantTradeNo: z.string().max(20),
  Action: z.enum(['R', 'E', 'N', 'C']),
  TotalAmount: z.string().regex(/^[1-9]\d{0,8}$/),
});
const question = z.object({ MerchantID: z.string(), Data: z.string().max(2_000) });
const asked = z.object({ MerchantTradeNo: z.string().max(20) });

/**
 * The refunds of the sandbox cashier, by ECPay's protocol: it refunds what was paid, never more, and answers what it has
 * refunded so far. It captures each payment at once, so that only `R` fits.
 */
export const cardRefunds = fp<Pick<Mall, 'db' | 'config'>>(async (app, mall) => {
  const {
    db,
    config: { payment },
  } = mall;
  const { merchantId, cashier, ...keys } = payment;

  app.post(`${cashier}/action`, async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    const fields = z.record(z.string(), z.string()).safeParse(request.body);
    const { data } = action.safeParse(fields.data);
    const isSigned = fields.success && isGenuine(fields.data, keys);
    if (!isSigned || data?.MerchantID !== merchantId) return 'RtnCode=0&RtnMsg=CheckMacValue Error';
    const fits = data.Action === 'R';
    const isDone = fits && (await refundTrade(db, data.MerchantTradeNo, Number(data.TotalAmount)));
    return isDone ? 'RtnCode=1&RtnMsg=OK' : 'RtnCode=0&RtnMsg=error_status';
  });

  app.post(`${cashier}/detail`, async (request) => {
    const number = readQuestion(request.body);
    const found = number === null ? undefined : await findTrade(db, number);
    if (found?.state !== 'paid') return sealed({ RtnCode: 0, RtnMsg: 'error_nopay' });
    const amount = Number(found.request['TotalAmount'] ?? 0);
    const entry = (Amount: number) => ({ Status: '已關帳', Amount });
    return sealed({
      RtnCode: 1,
      RtnMsg: '',
      RtnValue: {
        Amount: amount,
        CloseData: [entry(amount), ...(found.refunded > 0 ? [entry(-found.refunded)] : [])],
      },
    });
  });

  /** The trade number of a question; null: it is forged, or for another merchant. */
  function readQuestion(body: unknown): string | null {
    const { data } = question.safeParse(body);
    if (data?.MerchantID !== merchantId) return null;
    try {
      return asked.parse(decryptData(data.Data, keys)).MerchantTradeNo;
    } catch {
      return null;
    }
  }

  const sealed = (data: object) => ({
    MerchantID: merchantId,
    TransCode: 1,
    TransMsg: '',
    Data: encryptData(data, keys),
  });
});
