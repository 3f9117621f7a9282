import type { StaffReply } from '@mall/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  auditEntries,
  cartItems,
  chatConversations,
  chatMessages,
  chatNotes,
} from '../../db/schema';
import { dataOf, type Shopper, shopperOf, TEST_PASSWORD, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { countStatements } from '../../testing/count-statements';
import { describeMall } from '../../testing/describe-mall';
import { fakeIntervals } from '../../testing/fake-intervals';
import { refused } from '../../testing/refused';
import { answerMember, askShop } from '../../testing/talk';

// No job sends a statement of its own while those of a call are counted.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());

let agent: TestColleague;
let member: TestMember;
let shopper: Shopper;
let ruleId = 0;
beforeEach(async () => {
  agent = await makeColleague(mall, ['agent'], { name: '阿珠' });
  member = await mall.makeMember({ points: 50 });
  shopper = shopperOf(mall.as(member), member);
  const tea = await mall.makeProduct({ name: '阿里山烏龍茶', rules: [{ amount: 300, stock: 99 }] });
  ruleId = tea.rules[0]?.id ?? 0;
  await shopper.ship((await mall.makeShippingMethod()).id);
});

const detail = async (who: TestColleague = agent, id = shopper.id) =>
  dataOf<StaffReply<'chat', 'detail'>>(await who.get(`/api/staff/chat/detail/${id}`));
const place = async () => {
  await shopper.add(ruleId, { quantity: 2 });
  return dataOf<{ trans_order_id: string }>(await shopper.pay(700)).trans_order_id;
};

describe('a conversation at the desk', () => {
  test('shows the member with their latest orders and their carts', async () => {
    const numbers = [];
    for (let at = 0; at < 6; at += 1) numbers.unshift(await place());
    await shopper.add(ruleId, { quantity: 3 });
    const found = await detail();
    expect(found.member).toMatchObject({ orders_count: 6, points: 50 });
    expect(found.orders.map(({ trans_order_id: id }) => id)).toEqual(numbers.slice(0, 5));
    expect(found.orders[0]).toMatchObject({
      ...{
        state: 'pending',
        state_text: '待付款',
        final_amount: 700,
        products: '阿里山烏龍茶',
        products_count: 2,
      },
    });
    expect(found.carts).toEqual([
      {
        ...{ layer: 1, amount: 900 },
        products: [{ p_id: expect.any(Number), name: '阿里山烏龍茶', count: 3 }],
      },
    ]);
  });

  test('of a member who has not written is open, and nobody waits', async () => {
    expect(await detail()).toMatchObject({
      ...{ state: 'open', waiting_since: null, snoozed_until: null, assignee: null },
      ...{ unread_count: 0, orders: [], carts: [], notes: [] },
    });
    expect((await agent.get('/api/staff/chat/detail/9999')).body).toEqual(refused('notFound'));
  });

  test('keeps notes that the member never reads', async () => {
    await askShop(mall, member, '在嗎？');
    const reply = await agent.post('/api/staff/chat/note/store', {
      ...{ member_id: shopper.id, text: '要開統編' },
    });
    expect(reply.body.data).toMatchObject({ notes: [{ text: '要開統編', author: '阿珠' }] });
    const own = await shopper.call.get('/api/member/service/message/history');
    expect(JSON.stringify(own.body)).not.toContain('要開統編');
    const [entry] = await mall.db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'chat.noted', subject: `conversation:${shopper.id}` });
    expect(JSON.stringify(entry?.changes)).not.toContain('要開統編');
  });

  test('is erased with its notes when its member deletes the account', async () => {
    await askShop(mall, member, '在嗎？');
    await agent.post('/api/staff/chat/note/store', { member_id: shopper.id, text: '要開統編' });
    await mall.db.delete(cartItems);
    const reply = await shopper.call.post('/api/member/destroy', {
      password: Buffer.from(TEST_PASSWORD).toString('base64'),
    });
    expect(reply.body).toMatchObject({ valid: true });
    for (const table of [chatMessages, chatNotes, chatConversations]) {
      expect(await mall.db.$count(table)).toBe(0);
    }
    const gone = await agent.get(`/api/staff/chat/detail/${shopper.id}`);
    expect(gone.body).toEqual(refused('notFound'));
  });
});

describe('statements', () => {
  test('of a queue are as many for thirty conversations as for one', async () => {
    await askShop(mall, member, '在嗎？');
    const list = async () =>
      dataOf<StaffReply<'chat', 'list'>>(await agent.get('/api/staff/chat/list')).list;
    const count = async () => (await countStatements(mall.db, list)).length;
    const one = await count();
    for (let at = 0; at < 29; at += 1) await askShop(mall, await mall.makeMember(), '在嗎？');
    expect(await count()).toBe(one);
    expect(await list()).toHaveLength(30);
  });

  test('of a conversation are as many for five orders as for one', async () => {
    await askShop(mall, member, '在嗎？');
    await place();
    const count = async () => (await countStatements(mall.db, () => detail())).length;
    const one = await count();
    for (let at = 0; at < 5; at += 1) await place();
    await answerMember(agent, shopper, '在');
    await shopper.add(ruleId);
    expect(await count()).toBe(one);
    expect((await detail()).orders).toHaveLength(5);
  });

  test('of a message of a member are one to store it with its conversation', async () => {
    const store = () => askShop(mall, member, '在嗎？');
    await store();
    const statements = await countStatements(mall.db, store);
    const stored = statements.filter((text) => text.includes('insert into "chat_messages"'));
    expect(stored, statements.join('\n')).toHaveLength(1);
    expect(stored[0]).toContain('insert into "chat_conversations"');
  });
});
