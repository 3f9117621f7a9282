import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isGenuine } from '../../../platform/ecpay/check-mac-value';
import { refundCard } from './refund-card';

const keys = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const request = {
  merchantTradeNo: '261120080000ABCDEFGH',
  tradeNo: '2611201234567890',
  amount: 700,
  isPart: false,
};

/**
 * A simulated ECPay: it performs actions that fit the payment's state, and refuses others with a
 * message.
 */
let ecpay: Server;
let address = '';
let requests: Record<string, string>[] = [];
let fits = new Set<string>();
beforeAll(async () => {
  ecpay = createServer((call, reply) => {
    let body = '';
    call.on('data', (chunk: Buffer) => (body += chunk.toString()));
    call.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      requests.push(fields);
      const done = fits.has(fields['Action'] ?? '');
      reply.end(done ? 'RtnCode=1&RtnMsg=OK' : 'RtnCode=0&RtnMsg=error_status');
    });
  });
  await new Promise<void>((resolve) => ecpay.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(ecpay.address() as AddressInfo).port}/CreditDetail/DoAction`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => new Promise((resolve) => ecpay.close(resolve)));

const refund = () => refundCard(address, request, '3002607', keys);
const actions = () => requests.map(({ Action }) => Action);

test('a refund returns a captured payment, with the whole amount, signed', async () => {
  fits = new Set(['R']);
  await refund();
  expect(requests).toMatchObject([
    {
      MerchantID: '3002607',
      MerchantTradeNo: request.merchantTradeNo,
      TradeNo: request.tradeNo,
      Action: 'R',
      TotalAmount: '700',
    },
  ]);
  expect(isGenuine(requests[0] ?? {}, keys)).toBe(true);
});

test('a refund cancels the capture of a payment, and releases it', async () => {
  fits = new Set(['E', 'N']);
  await refund();
  expect(actions()).toEqual(['R', 'E', 'N']);
  requests = [];
  // Only authorized so far: there is no capture to cancel.
  fits = new Set(['N']);
  await refund();
  expect(actions()).toEqual(['R', 'E', 'N']);
});

test('a refund fails with ECPay’s message when no action fits', async () => {
  fits = new Set();
  await expect(refund()).rejects.toThrow('error_status');
});

test('a partial refund needs a captured payment, and never releases the rest', async () => {
  fits = new Set(['E', 'N']);
  requests = [];
  const part = refundCard(address, { ...request, amount: 600, isPart: true }, '3002607', keys);
  await expect(part).rejects.toThrow('error_status');
  expect(actions()).toEqual(['R']);
});
