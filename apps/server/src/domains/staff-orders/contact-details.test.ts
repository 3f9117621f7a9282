import { orderStates, type OrderState } from '@mall/contract';
import type { RoleName, StaffReply } from '@mall/contract/staff';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, orders } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { type DeskCaller, makeColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const SHIPPING: readonly OrderState[] = ['paid', 'preparing', 'shipped'];
/** The states in which each role sees the recipient without a press. */
const VISIBLE: readonly [RoleName, readonly OrderState[]][] = [
  ['owner', SHIPPING],
  ['manager', SHIPPING],
  ['clerk', SHIPPING],
  ['agent', []],
  ['accountant', []],
];
const PHONE = '0987654321';
const NOTE = '大門密碼 2580';
const BARCODE = '/ABC+123';
const ADDRESS = '106 臺北市大安區巷口街 7 號';

const mall = describeMall();
let shopper: Shopper;
let id = '';
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
  await shopper.ship((await mall.makeShippingMethod()).id);
  await shopper.add(tea.rules[0]?.id ?? 0);
  id = dataOf<PlacedData>(await shopper.pay(400)).trans_order_id;
  await setShipping({ recipient: '歐陽小美', phone: PHONE, address: ADDRESS, note: NOTE });
  await mall.db.update(orders).set({ invoice: { kind: 'mobile_barcode', code: BARCODE } });
});

const setShipping = (values: object) =>
  mall.db.execute(
    sql`update orders set shipping = shipping || ${JSON.stringify(values)}::jsonb where trans_order_id = ${id}`,
  );
const inState = (state: OrderState) =>
  mall.db.update(orders).set({ state }).where(eq(orders.transOrderId, id));
const detail = async (who: DeskCaller) =>
  dataOf<StaffReply<'orders', 'detail'>>(await who.get(`/api/staff/order/detail/${id}`));
const listed = async (who: DeskCaller) =>
  dataOf<StaffReply<'orders', 'list'>>(await who.get('/api/staff/order/list')).list[0];
const reveal = (who: DeskCaller, body: object = { o_id: id }) =>
  who.post('/api/staff/order/contact/reveal', body);

describe('contact details of an order', () => {
  test.each(VISIBLE)(
    'are masked for the role %s, except those of an order that the role ships now',
    async (role, visible) => {
      const colleague = await makeColleague(mall, [role]);
      for (const state of orderStates) {
        await inState(state);
        const { shipping, member } = await detail(colleague);
        const isVisible = visible.includes(state);
        const phone = isVisible ? PHONE : '0987•••321';
        expect([state, shipping.phone]).toEqual([state, phone]);
        expect([state, shipping.address === ADDRESS]).toEqual([state, isVisible]);
        expect([state, (await listed(colleague))?.phone]).toEqual([state, phone]);
        expect(member.account).toMatch(/^m•••@/);
      }
    },
  );

  test('are masked in the reply to a change of the order', async () => {
    const agent = await makeColleague(mall, ['agent']);
    const reply = await agent.post('/api/staff/order/note/store', { o_id: id, text: '客人要改' });
    expect(reply.body.data).toMatchObject({ notes: [{ text: '客人要改' }] });
    expect(JSON.stringify(reply.body)).not.toContain(PHONE);
  });

  test.each(['manager', 'clerk'] satisfies RoleName[])(
    'are printed in full by the role %s only while the order is shipped',
    async (role) => {
      const colleague = await makeColleague(mall, [role]);
      const print = async () =>
        dataOf<StaffReply<'orders', 'print'>>(
          await colleague.post('/api/staff/order/print', { o_ids: [id] }),
        )[0]?.shipping;
      await inState('preparing');
      expect(await print()).toMatchObject({ phone: PHONE, address: ADDRESS });
      await inState('completed');
      expect((await print())?.phone).toBe('0987•••321');
    },
  );
});

describe('revealing the contact details of an order', () => {
  test.each(['owner', 'manager', 'agent'] satisfies RoleName[])(
    'shows them in full to the role %s, and is recorded without them each time',
    async (role) => {
      const colleague = await makeColleague(mall, [role]);
      const account = await accountOf();
      expect((await reveal(colleague)).body.data).toEqual({
        ...{ account, recipient: '歐陽小美', phone: PHONE, address: ADDRESS },
        ...{ note: NOTE, invoice_code: BARCODE },
      });
      const [entry, ...more] = await mall.db.select().from(auditEntries);
      expect(more).toEqual([]);
      expect(entry).toMatchObject({
        ...{ actorId: colleague.id, action: 'member.unmasked', subject: `member:${shopper.id}` },
        ...{ changes: [{ field: 'order', after: id }], reason: null },
      });
      const written = JSON.stringify({ ...entry, id: '' });
      for (const value of [account, '歐陽小美', PHONE, ADDRESS, NOTE, BARCODE]) {
        expect(written).not.toContain(value);
      }
      expect((await detail(colleague)).shipping.phone).toBe('0987•••321');
      await reveal(colleague);
      expect(await mall.db.$count(auditEntries)).toBe(2);
    },
  );

  test('shows the address as the order does when it is shipped to a store', async () => {
    await setShipping({ storeName: '全家巷口店' });
    await inState('paid');
    const manager = await makeColleague(mall, ['manager']);
    const { recipient, phone, address } = (await detail(manager)).shipping;
    expect(address).toBe(`全家巷口店（${ADDRESS}）`);
    expect((await reveal(manager)).body.data).toMatchObject({ recipient, phone, address });
  });

  test.each(['clerk', 'accountant', 'moderator'] satisfies RoleName[])(
    'is refused to the role %s, and leaves no entry',
    async (role) => {
      await inState('paid');
      const reply = await reveal(await makeColleague(mall, [role]));
      expect([reply.status, reply.body]).toEqual([403, refused('forbidden')]);
      expect(await mall.db.$count(auditEntries)).toBe(0);
    },
  );

  test('is refused for an order that does not exist, and for another field', async () => {
    const agent = await makeColleague(mall, ['agent']);
    const unknown = await reveal(agent, { o_id: 'M9912310001' });
    expect([unknown.status, unknown.body]).toEqual([404, refused('notFound')]);
    const further = await reveal(agent, { o_id: id, member_id: shopper.id });
    expect([further.status, further.body]).toEqual([422, refused('invalidFields')]);
    expect(await mall.db.$count(auditEntries)).toBe(0);
  });
});

async function accountOf(): Promise<string> {
  const { account } = dataOf<{ account: string }>(await shopper.call.get('/api/member/profile'));
  return account;
}
