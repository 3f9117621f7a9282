import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SANDBOX } from '../../config/payment-config';
import { outbox, paymentAttempts, productRules } from '../../db/schema';
import {
  dataOf,
  type LogLine,
  makeColleague,
  startTestMall,
  type PlacedData,
  type TestMall,
  type TestMember,
} from '../../testing';
import { gatewayFor } from '../../testing/gateway';
import { startMailServer } from '../../testing/mail-server';
import { makeBrowser } from '../../testing/push-service';
import { fakeIntervals } from '../../testing/fake-intervals';
import { sendAnswer } from '../../testing/talk';
import { until } from '../../testing/until';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
/** A payment gateway that is out of order. */
let ecpay: Server;
let mall: TestMall;
beforeAll(async () => {
  await fakeIntervals();
  mailServer = await startMailServer();
  ecpay = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(ecpay, 'listening');
  const { port } = ecpay.address() as AddressInfo;
  const cashier = `http://127.0.0.1:${port}/Cashier/AioCheckOut/V5`;
  mall = await startTestMall(
    {
      logLevel: 'info',
      mail: { smtpUrl: mailServer.url, from: '巷口市集 <hello@mall.test>' },
      payment: { ...SANDBOX, gateway: 'ecpay', cashier },
      storeMap: { address: cashier, merchantId: SANDBOX.merchantId },
    },
    {
      oneServerBecause:
        'of two servers each logs every call of an external service of their process',
    },
  );
});
beforeEach(async () => {
  await mall.reset();
  mall.takeLines();
});
afterAll(async () => {
  await mall.stop();
  await mailServer.stop();
  ecpay.close();
  vi.useRealTimers();
});

/** The lines with an id until `last` is logged, without the parts that differ at each run. */
async function linesOf(id: unknown, last: string) {
  const lines: LogLine[] = [];
  await until(() => {
    lines.push(...mall.takeLines());
    return lines.some(({ msg }) => msg === last);
  });
  return lines
    .filter(({ reqId }) => reqId === id)
    .map(({ msg, job, service, kind }) => [msg, service ?? kind, job].filter(Boolean).join(' · '));
}
const JOB = 'send what lies in the outbox';
/** Runs the outbox every two seconds of the test's own clock until no message is due. */
const runOutbox = () =>
  until(async () => {
    vi.advanceTimersByTime(2_000);
    const messages = await mall.db.select().from(outbox);
    return messages.length > 0 && messages.every(({ attempts }) => attempts > 0);
  });
const subscribe = async (member: TestMember) =>
  dataOf(
    await mall
      .as(member)
      .post('/api/notify/push/store', makeBrowser(mall.pushService.origin).subscription),
  );

test('log lines of a refused email have the id of the call that caused it', async () => {
  await mall.makeMember({ account: 'amy@mall.test' });
  mailServer.refusals.push(451);
  const body = { email: 'amy@mall.test', ...(await mall.makeCaptcha()) };
  const { headers } = await mall.as().post('/api/forget/mail', body);
  await mall.background.settled();
  await runOutbox();
  const lines = await linesOf(headers.get('x-request-id'), 'A message waits');
  mall.takeFaults();
  expect(lines).toEqual([
    'incoming request',
    'request completed',
    `A message waits · mail · ${JOB}`,
  ]);
});

test('log lines of a push message have the id of the call whose triggers caused it', async () => {
  const [waiting, shopper] = [await mall.makeMember(), await mall.makeShopper()];
  await subscribe(waiting);
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 1 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(700));
  expect(await mall.db.select({ stock: productRules.stock }).from(productRules)).toEqual([
    { stock: 0 },
  ]);
  dataOf(await mall.as(waiting).post('/api/product/wait', { p_id: cake.id, action: 'add' }));

  const cancelled = await shopper.call.post('/api/order/refund', {
    o_id: trans_order_id,
    cancel_reason: '買錯了',
  });
  dataOf(cancelled);
  await runOutbox();
  expect(await linesOf(cancelled.headers.get('x-request-id'), 'A message was sent')).toEqual([
    'incoming request',
    'request completed',
    `An external service was called · web push · ${JOB}`,
    `A message was sent · push · ${JOB}`,
  ]);
});

test('log lines of a push message have the id of the answer that caused it', async () => {
  const member = await mall.makeMember();
  await subscribe(member);
  const agent = await makeColleague(mall, ['agent']);
  const { headers } = await sendAnswer(agent, member, '可以寄離島喔');
  await runOutbox();
  expect(await linesOf(headers.get('x-request-id'), 'A message was sent')).toEqual([
    'incoming request',
    'request completed',
    `An external service was called · web push · ${JOB}`,
    `A message was sent · push · ${JOB}`,
  ]);
});

test('log lines of a retried query to the gateway have the id of the call that started the payment', async () => {
  const shopper = await mall.makeShopper();
  const home = await mall.makeShippingMethod();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 1 }] });
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
  const paid = await shopper.pay(700);
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(dataOf<PlacedData>(paid).next.fields));
  await mall.db.update(paymentAttempts).set({ nextQueryAt: new Date(0) });
  const id = paid.headers.get('x-request-id');
  expect(await mall.db.$count(paymentAttempts, eq(paymentAttempts.requestId, id ?? ''))).toBe(1);
  await mall.tick();
  expect(await linesOf(id, 'The gateway could not be queried')).toEqual([
    'incoming request',
    'request completed',
    'An external service did not answer as expected · ecpay · verify payments',
    'The gateway could not be queried · verify payments',
  ]);
});

test('log lines of each run of a job have an id of their own', async () => {
  await mall.db.execute(sql`alter table point_entries rename to entries_away`);
  try {
    await mall.tick();
    await mall.tick();
  } finally {
    await mall.db.execute(sql`alter table entries_away rename to point_entries`);
  }
  const failed = mall.takeLines().filter(({ job }) => job === 'expire points');
  mall.takeFaults();
  expect(failed.map(({ reqId }) => typeof reqId)).toEqual(['string', 'string']);
  expect(failed[0]?.['reqId']).not.toBe(failed[1]?.['reqId']);
});
