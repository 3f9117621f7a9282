import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describeMall } from '../testing/describe-mall';
import { until } from '../testing/until';

const mall = describeMall({ logsSlowWork: true, logLevel: 'warn' });

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a slow call and its statement are logged with one request id when a lock delays them',
  async () => {
    const shopper = await mall.makeShopper();
    const { rows } = await mall.db.execute<{ name: string }>('select current_database() as name');
    const url = new URL(rows[0]?.name ?? '', process.env['TEST_DATABASE_URL']);
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    await admin.query('begin; lock table orders in access exclusive mode');
    const listing = shopper.call.get('/api/order/list');
    await sleep(1_200);
    await admin.query('commit');
    await admin.end();
    const { status, headers } = await listing;
    expect(status).toBe(200);
    const lines: Record<string, unknown>[] = [];
    // The call is logged after its response.
    await until(() => {
      lines.push(...mall.takeWarnings().map((line) => JSON.parse(line)));
      return lines.some(({ msg }) => msg === 'A call was slow');
    });
    const reqId = headers.get('x-request-id');
    expect(lines).toContainEqual(
      expect.objectContaining({
        reqId,
        msg: 'A call was slow',
        route: 'GET /api/order/list',
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        reqId,
        msg: 'A statement was slow',
        statement: expect.stringMatching(/from "orders".*where .*\$1/),
      }),
    );
  },
);
