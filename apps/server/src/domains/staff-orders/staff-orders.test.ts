import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, orders } from '../../db/schema';
import { DAY_MS, taipeiDay } from '../../kernel/time';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { type DeskCaller, makeColleague } from '../../testing/colleagues';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';

const mall = describeMall();
let shopper: Shopper;
let desk: TestDesk;
let ruleId = 0;
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  const tea = await mall.makeProduct({ name: '阿里山烏龍茶', rules: [{ amount: 300, stock: 99 }] });
  ruleId = tea.rules[0]?.id ?? 0;
  await shopper.ship((await mall.makeShippingMethod()).id);
});

interface Row {
  readonly id: number;
  readonly trans_order_id: string;
  readonly phone: string;
  readonly recipient: string;
  readonly is_late: boolean;
  readonly products: readonly { readonly name: string; readonly count: number }[];
}
interface Detail {
  readonly state: string;
  readonly next_states: readonly string[];
  readonly notes: readonly { readonly text: string; readonly author: string }[];
  readonly events: readonly { readonly actor: string; readonly actor_name: string | null }[];
}

const place = async (quantity = 1) => {
  await shopper.add(ruleId, { quantity });
  return dataOf<PlacedData>(await shopper.pay(300 * quantity + 100));
};
const paid = async () => {
  const placed = await place();
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
};
const list = async (query = '', who: DeskCaller = desk) =>
  dataOf<{ list: readonly Row[]; after: number | null }>(
    await who.get(`/api/staff/order/list${query}`),
  );
const numbers = async (query?: string) =>
  (await list(query)).list.map(({ trans_order_id: number }) => number);
const detail = async (id: string, who: DeskCaller = desk) =>
  dataOf<Detail>(await who.get(`/api/staff/order/detail/${id}`));
const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  mall.db.update(orders).set(values).where(eq(orders.transOrderId, id));
const audited = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, subject }) => `${action} ${subject}`,
  );

/** The characters in full width. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('the list of orders', () => {
  test('has a view for each kind of work, the most urgent first, and counts them', async () => {
    const first = await paid();
    const second = await paid();
    const { trans_order_id: unpaid } = await place();
    expect(await numbers('?view=toPick')).toEqual([first, second]);
    expect(await numbers('?view=toPay')).toEqual([unpaid]);
    expect(await numbers()).toEqual([unpaid, second, first]);
    await desk.move(first, 'preparing');
    expect(await numbers('?view=toShip')).toEqual([first]);
    const { views } = dataOf<{ views: { view: string; count: number }[] }>(
      await desk.get('/api/staff/order/count'),
    );
    const counts = Object.fromEntries(views.map(({ view, count }) => [view, count]));
    expect(counts).toMatchObject({ toPick: 1, toShip: 1, toPay: 1, late: 0, refunds: 0 });
  });

  test('shows as late what should have left before today', async () => {
    const id = await paid();
    await change(id, { leavesOn: taipeiDay(new Date()) });
    expect(await numbers('?view=late')).toEqual([]);
    await change(id, { leavesOn: taipeiDay(new Date(Date.now() - DAY_MS)) });
    expect((await list('?view=late')).list).toMatchObject([{ trans_order_id: id, is_late: true }]);
  });

  test('shows transfers whose digits were reported', async () => {
    const { trans_order_id: id } = await place();
    await change(id, { paymentMethod: 'transfer' });
    expect(await numbers('?view=toConfirm')).toEqual([]);
    await change(id, { remitAccountCheck: '54321' });
    expect((await list('?view=toConfirm')).list).toMatchObject([{ remit_account_check: '54321' }]);
  });

  test.each([
    ['the beginning of its number', (id: string) => id.slice(0, 9)],
    ['its number in small letters', (id: string) => id.toLowerCase()],
    ['the phone number', () => '0987654321'],
    ['the phone number with hyphens', () => '0987-654-321'],
    ['the phone number with blanks', () => '0987 654 321'],
    ['the phone number with the country code', () => '+886987654321'],
    ['the phone number with the country code and separators', () => '+886 987-654-321'],
    ['the phone number with the country code alone', () => '886987654321'],
    ['the phone number in full width', () => '０９８７６５４３２１'],
    ['the phone number with brackets', () => '(0987)654-321'],
    ['the phone number with its label', () => '電話：0987-654-321'],
    ['the beginning of the phone number', () => '09876'],
    ['the beginning of the phone number with a hyphen', () => '0987-6'],
    ['its number in full width', (id: string) => wide(id)],
    ['its number with a sign', (id: string) => `#${id}`],
    ['its number as Code 39', (id: string) => `*${id}*`],
    ['its number with its label', (id: string) => `訂單編號：${id}`],
    ['its number in groups', (id: string) => `${id.slice(0, 8)}-${id.slice(8)}`],
    ['its tracking number', () => '6200 1234 5678'],
    ['its tracking number with its label', () => '單號：620012345678'],
    ['the name of the recipient', () => '歐陽小峯'],
    ['the name with a blank', () => '歐陽 小峯'],
    ['the name in another form of a character', () => '歐陽小峰'],
    ['the name in simplified characters', () => '欧阳小峰'],
    ['a part of the name', () => '陽小'],
    ['one character of the name', () => '歐'],
    ['a word of a product', () => '烏龍茶'],
  ])('finds an order by %s', async (_by, typed) => {
    const id = await paid();
    const other = await paid();
    const renamed = sql`shipping || '{"recipient":"歐陽小峯","phone":"0987654321"}'`;
    await mall.db.execute(
      sql`update orders set shipping = ${renamed}, tracking_number = '620012345678' where trans_order_id = ${id}`,
    );
    const found = await numbers(`?q=${encodeURIComponent(typed(id))}`);
    expect(found).toContain(id);
    if (!['烏龍茶', id.slice(0, 9)].includes(typed(id))) expect(found).not.toContain(other);
  });

  test.each([
    ['臺灣 林小滿', '台灣林小滿'],
    ['台灣林小滿', '臺灣 林小滿'],
    ['Ｍａｒｙ　Chen', 'mary chen'],
    ['瑪麗·陳', '瑪麗陳'],
  ])('finds the recipient %s when %s is typed', async (recipient, typed) => {
    const id = await paid();
    await mall.db.execute(
      sql`update orders set shipping = shipping || jsonb_build_object('recipient', ${recipient}::text)`,
    );
    expect(await numbers(`?q=${encodeURIComponent(typed)}`)).toEqual([id]);
  });

  test('finds nothing by what no order has, and treats wildcards as text', async () => {
    await paid();
    for (const typed of ['%', '_', '鯨魚', '0900%', "';--"]) {
      expect(await numbers(`?q=${encodeURIComponent(typed)}`)).toEqual([]);
    }
  });

  test.each(['0000-00-00', '9999-99-99', '2026-13-01', '2026-00-10', '2026-02-30'])(
    'refuses the day %s, which no calendar has',
    async (day) => {
      for (const [list, filter] of [
        ['order', 'from'],
        ['order', 'to'],
        ['audit', 'from'],
        ['audit', 'to'],
      ]) {
        const reply = await desk.get(`/api/staff/${list}/list?${filter}=${day}`);
        expect([list, filter, reply.status]).toEqual([list, filter, 422]);
      }
    },
  );

  test.each(['2024-02-29', '1000-01-01', '9999-12-31'])('accepts the day %s', async (day) => {
    for (const list of ['order', 'audit']) {
      for (const filter of ['from', 'to']) {
        const reply = await desk.get(`/api/staff/${list}/list?${filter}=${day}`);
        expect([list, filter, reply.status]).toEqual([list, filter, 200]);
      }
    }
  });

  test('combines filters, and includes the whole last day in Taiwan', async () => {
    const id = await paid();
    await change(id, { createdAt: new Date('2026-03-01T23:59:59.999+08:00') });
    expect(await numbers('?from=2026-03-01&to=2026-03-01&payment=credit&layer=1')).toEqual([id]);
    expect(await numbers('?from=2026-03-02')).not.toContain(id);
    expect(await numbers('?to=2026-02-28')).not.toContain(id);
    expect(await numbers('?payment=atm')).toEqual([]);
    expect(await numbers('?layer=3')).toEqual([]);
    expect(await numbers('?shipping=cvs')).toEqual([]);
  });

  test('continues after the last order of a page, without a gap, in both directions', async () => {
    const id = await paid();
    await mall.db.execute(sql`
      insert into orders (trans_order_id, member_id, layer, state, pay_status, items_amount, shipping_fee, final_amount, shipping, invoice)
      select 'M' || lpad(n::text, 10, '0'), member_id, layer, state, pay_status, items_amount, shipping_fee, final_amount, shipping, invoice
      from orders, generate_series(1, 60) as n where trans_order_id = ${id}`);
    for (const view of ['all', 'toPick']) {
      const first = await list(`?view=${view}`);
      const rest = await list(`?view=${view}&after=${first.after}`);
      const ids = [...first.list, ...rest.list].map((row) => row.id);
      expect([first.list.length, rest.list.length, rest.after]).toEqual([50, 11, null]);
      expect(new Set(ids).size).toBe(61);
    }
  });
});

describe('an order at the desk', () => {
  test('offers what its state and the roles of the colleague allow', async () => {
    const id = await paid();
    const clerk = await makeColleague(mall, ['clerk']);
    const agent = await makeColleague(mall, ['agent']);
    expect((await detail(id)).next_states).toEqual(['preparing', 'refunding']);
    expect((await detail(id, clerk)).next_states).toEqual(['preparing']);
    expect((await detail(id, agent)).next_states).toEqual([]);
  });

  test.each([
    ['an agent', 'agent', 'advance', { to: 'preparing' }],
    ['an agent', 'agent', 'refund/request', { reason: '缺貨' }],
    ['a clerk', 'clerk', 'refund/request', { reason: '缺貨' }],
    ['a clerk', 'clerk', 'paid', {}],
    ['an accountant', 'accountant', 'advance', { to: 'preparing' }],
    ['an accountant', 'accountant', 'note/store', { text: '缺貨' }],
  ] as const)('refuses %s as %s the call %s', async (_who, role, path, body) => {
    const id = await paid();
    const colleague = await makeColleague(mall, [role]);
    const reply = await colleague.post(`/api/staff/order/${path}`, { o_id: id, ...body });
    expect([reply.status, reply.body]).toEqual([403, refused('forbidden')]);
    expect((await shopper.order(id)).state).toBe('paid');
    expect(await audited()).toEqual([]);
  });

  test('names the colleague who changed it to colleagues, and not to the member', async () => {
    const id = await paid();
    await desk.move(id, 'preparing');
    const { events } = await detail(id);
    expect(events.at(-1)).toMatchObject({ actor: 'staff', actor_name: '何明哲' });
    expect(JSON.stringify(await shopper.order(id))).not.toContain('何明哲');
    expect(await audited()).toEqual([`order.advanced order:${id}`]);
  });

  test('writes its audit entry in the transaction of its change', async () => {
    const id = await paid();
    await desk.move(id, 'preparing');
    const [row] = await mall.db
      .select({ entry: sql<string>`${auditEntries}.xmin`, order: sql<string>`${orders}.xmin` })
      .from(auditEntries)
      .innerJoin(orders, sql`${auditEntries.subject} = 'order:' || ${orders.transOrderId}`);
    expect(row?.entry).toBe(row?.order);
  });

  test('keeps notes for colleagues, which the member never reads', async () => {
    const id = await paid();
    const reply = await desk.post('/api/staff/order/note/store', {
      o_id: id,
      text: '客人要改地址',
    });
    expect(dataOf<Detail>(reply).notes).toMatchObject([{ text: '客人要改地址', author: '何明哲' }]);
    expect(JSON.stringify(await shopper.order(id))).not.toContain('改地址');
    expect((await list()).list).toMatchObject([{ has_note: true }]);
  });

  test('is paid back only after a recent code', async () => {
    const id = await paid();
    await mall.db.execute(sql`update desk_sessions set fresh_until = now() - interval '1 second'`);
    const reply = await desk.move(id, 'refunding');
    expect([reply.status, reply.body]).toEqual([403, refused('reauthenticationRequired')]);
    expect((await shopper.order(id)).state).toBe('paid');
  });

  test('gives the member the reason of a cancellation by the shop', async () => {
    const id = await paid();
    await desk.move(id, 'refunding', { reason: '產地缺貨' });
    expect((await shopper.order(id)).cancel_reason).toBe('產地缺貨');
    await desk.move(id, 'refunded', { by_hand: true });
    expect((await shopper.order(id)).state).toBe('refunded');
    expect(await audited()).toEqual([
      `order.refundRequested order:${id}`,
      `order.refunded order:${id}`,
    ]);
  });

  test('has its tracking number corrected after it was shipped, and not before', async () => {
    const id = await paid();
    const save = (carrier: string, tracking_number: string) =>
      desk.post('/api/staff/order/tracking/store', { o_id: id, carrier, tracking_number });
    expect((await save('黑貓宅急便', '620012345678')).body).toEqual(refused('orderMoveRefused'));
    await desk.move(id, 'preparing');
    await desk.move(id, 'shipped', { carrier: '黑貓宅急便', tracking_number: '1' });
    await save('黑貓宅急便', '620012345678');
    expect((await shopper.order(id)).shipping.tracking_number).toBe('620012345678');
  });

  test('refuses a field that the call does not have', async () => {
    const id = await paid();
    const reply = await desk.move(id, 'preparing', { final_amount: 1 });
    expect([reply.status, reply.body]).toEqual([422, refused('invalidFields')]);
    expect(reply.body.data).toMatchObject({ fields: [{ field: 'final_amount' }] });
  });

  test('is printed with others in full, and the print is recorded', async () => {
    const ids = [await paid(), await paid()];
    const clerk = await makeColleague(mall, ['clerk']);
    const printed = dataOf<readonly Detail[]>(
      await clerk.post('/api/staff/order/print', { o_ids: ids }),
    );
    expect(printed).toHaveLength(2);
    expect(await audited()).toEqual(ids.map((id) => `order.printed order:${id}`));
  });
});
