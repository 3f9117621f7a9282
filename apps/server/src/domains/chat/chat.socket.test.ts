import type { ChatMessage } from '@mall/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import {
  nextEvent,
  emitWithAck,
  testSockets,
  type TestDeskSocket,
  type TestSocket,
  textMessage as text,
} from '../../testing/pages';
import { answerMember, readAsShop } from '../../testing/talk';
import { until } from '../../testing/until';

const pages = testSockets(() => mall.baseUrl);
let member: TestMember;
let staff: TestColleague;
const mall = describeMall();
beforeEach(async () => {
  // Ids start at 1 in each test, so the counts by id must be reset too.
  await mall.restart();
  member = await mall.makeMember({ name: '王小明' });
  staff = await makeColleague(mall, ['agent'], { name: '阿珠' });
});
afterEach(() => pages.close());

const history = async (as: TestMember, path = '/api/member/service/message/history') =>
  dataOf<{ list: ChatMessage[] }>(await mall.as(as).get(path)).list;
/** Collects the payloads that a socket receives of an event. */
const collect = (socket: TestSocket, event: 'message' | 'seen' | 'typing' | 'file_response') => {
  const all: unknown[] = [];
  socket.on(event, (what: unknown) => void all.push(what));
  return all;
};
/** Collects the members whose conversations the desk has to fetch again. */
const collectChanges = (desk: TestDeskSocket) => {
  const all: unknown[] = [];
  desk.on('conversation', ({ member_id }) => void all.push(member_id));
  return all;
};

describe('a message', () => {
  test('is stored, acknowledged, and received by the desk and the member’s other pages', async () => {
    const [page, phone, shop] = [
      await pages.welcomed(member),
      await pages.welcomed(member),
      await pages.welcomedDesk(staff),
    ];
    const stranger = await pages.welcomed(await mall.makeMember());
    const [own, others] = [collect(page, 'message'), collect(stranger, 'message')];
    const [atPhone, atShop] = [nextEvent(phone, 'message'), nextEvent(shop, 'conversation')];
    const answer = await emitWithAck(page, 'chat', text('  請問 <b>幾點</b> 到？ '));
    expect(answer).toMatchObject({ valid: true, code: 0 });
    expect(answer.data).toMatchObject({
      type: 1,
      text: '請問 <b>幾點</b> 到？',
      member_id: member.id,
      from_user: true,
      create_name: '王小明',
      admin_read: false,
    });
    expect([await atPhone, await atShop]).toEqual([answer.data, { member_id: member.id }]);
    expect(await history(member)).toEqual([answer.data]);
    expect([own, others]).toEqual([[], []]);
  });

  test('is answered by the shop', async () => {
    const page = await pages.welcomed(member);
    const event = nextEvent(page, 'message');
    await answerMember(staff, member, '今天下午');
    expect(await event).toMatchObject({ text: '今天下午', from_user: false, create_name: '阿珠' });
  });

  test('sent twice with one client id is stored and published once', async () => {
    const [page, shop] = [await pages.welcomed(member), await pages.welcomedDesk(staff)];
    const all = collectChanges(shop);
    const message = text('一次就好');
    const answers = await Promise.all([1, 2, 3].map(() => emitWithAck(page, 'chat', message)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await emitWithAck(page, 'chat', text('完'));
    await until(() => all.length >= 2);
    expect(all).toHaveLength(2);
    expect(await mall.db.$count(chatMessages)).toBe(2);
  });

  test('may refer to the author’s own orders only', async () => {
    const shopper = await mall.makeShopper();
    const { rows } = await mall.db.execute(`
      insert into orders (trans_order_id, member_id, layer, items_amount, shipping_fee, final_amount, shipping, invoice)
      values ('MA26112000001', ${member.id}, 1, 100, 0, 100, '{}', '{"kind":"member"}'),
             ('MA26112000002', ${shopper.id}, 1, 200, 0, 200, '{}', '{"kind":"member"}')
      returning id`);
    expect(rows).toHaveLength(2);
    const page = await pages.welcomed(member);
    const order = (trans_order_id: string, more: object = {}) => ({
      ...text('', more),
      type: 4,
      trans_order_id,
    });
    expect((await emitWithAck(page, 'chat', order('MA26112000001'))).data).toMatchObject({
      type: 4,
      order: { trans_order_id: 'MA26112000001', state_text: '待付款', final_amount: 100 },
    });
    const [theirs, none] = [
      await emitWithAck(page, 'chat', order('MA26112000002')),
      await emitWithAck(page, 'chat', order('MA26119999999')),
    ];
    expect(theirs).toEqual(refused('notFound'));
    // Each refusal has a request id of its own.
    expect(theirs).toEqual({ ...none, request_id: expect.any(String) });
    expect(await mall.db.$count(chatMessages)).toBe(1);
  });

  test('may have the form of the specification: without a client id, and with an order’s id', async () => {
    await mall.db.execute(`
      insert into orders (trans_order_id, member_id, layer, items_amount, shipping_fee, final_amount, shipping, invoice)
      values ('MA26112000001', ${member.id}, 1, 100, 0, 100, '{}', '{"kind":"member"}')`);
    const page = await pages.welcomed(member);
    const first = await emitWithAck(page, 'chat', { type: 1, text: '你好' });
    expect(first).toMatchObject({ valid: true, data: { type: 1, text: '你好' } });
    // Nothing identifies it as the same message, so it is stored again.
    expect(await emitWithAck(page, 'chat', { type: 1, text: '你好' })).toMatchObject({
      valid: true,
    });
    expect(await emitWithAck(page, 'chat', { type: 4, id: 'MA26112000001' })).toMatchObject({
      data: { type: 4, order: { trans_order_id: 'MA26112000001' } },
    });
    expect(await mall.db.$count(chatMessages)).toBe(3);
  });

  test('without an acknowledgement is received by its author too, as in the specification', async () => {
    const [page, phone] = [await pages.welcomed(member), await pages.welcomed(member)];
    const [own, atPhone] = [nextEvent(page, 'message'), nextEvent(phone, 'message')];
    page.emit('chat', { type: 1, text: '你好' }, undefined as never);
    expect(await own).toMatchObject({ type: 1, text: '你好', from_user: true });
    expect(await own).toEqual(await atPhone);
  });

  test('that is malformed is refused with a message, and nothing crashes', async () => {
    const page = await pages.welcomed(member);
    for (const nonsense of [
      undefined,
      null,
      'text',
      {},
      text('   '),
      text('字'.repeat(2001)),
      text('x', { client_id: 'short' }),
      text('x', { type: 9 }),
      { ...text('x'), type: 4 },
      { ...text('x'), text: { toString: 'x' } },
    ]) {
      expect(await emitWithAck(page, 'chat', nonsense)).toEqual(refused('invalidFields'));
    }
    page.emit('chat', text('without an ear for the answer') as never, undefined as never);
    expect(await emitWithAck(page, 'chat', text('還在'))).toMatchObject({ valid: true });
    expect(await mall.db.$count(chatMessages)).toBe(2);
  });

  test('is refused in another’s conversation, also to a colleague on the site', async () => {
    const other = await mall.makeMember();
    const [page, colleague] = [
      await pages.welcomed(member),
      await pages.welcomed({ token: staff.siteToken }),
    ];
    for (const socket of [page, colleague]) {
      for (const event of ['chat', 'seen', 'typing'] as const) {
        const payload = { ...text('嗨'), until: 1, is_typing: true, member_id: other.id };
        expect(await emitWithAck(socket, event, payload)).toEqual(refused('notFound'));
      }
    }
    expect(await mall.db.$count(chatMessages)).toBe(0);
    // A colleague writes to the shop as a member.
    expect((await emitWithAck(colleague, 'chat', text('在嗎？'))).data).toMatchObject({
      ...{ member_id: staff.id, from_user: true },
    });
  });

  test('is refused with a message beyond the rate limit, and messages of others arrive', async () => {
    const [page, other] = [
      await pages.welcomed(member),
      await pages.welcomed(await mall.makeMember()),
    ];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => emitWithAck(page, 'chat', text(`第 ${at} 則`))),
    );
    expect(answers.filter(({ valid }) => valid)).toHaveLength(30);
    expect(answers.at(-1)).toEqual(refused('tooManyRequests'));
    expect(answers.at(-1)?.msg).toMatch(/操作太頻繁了，請 \d+ 秒後再試/);
    expect(await emitWithAck(other, 'chat', text('我還可以'))).toMatchObject({ valid: true });
  });

  test('is stored in the order in which its page sent it', async () => {
    const page = await pages.welcomed(member);
    await Promise.all(
      Array.from({ length: 25 }, (_, at) => emitWithAck(page, 'chat', text(String(at)))),
    );
    const list = await history(member);
    expect(list.map((each) => (each.type === 1 ? Number(each.text) : -1))).toEqual(
      Array.from({ length: 25 }, (_, at) => at),
    );
  });
});

describe('reading', () => {
  test('is published to both sides, and only for the other side’s messages', async () => {
    const [page, shop] = [await pages.welcomed(member), await pages.welcomedDesk(staff)];
    const mine = (await emitWithAck(page, 'chat', text('在嗎？'))).data as ChatMessage;
    const theirs = await answerMember(staff, member, '在');
    const [event, atShop] = [nextEvent(page, 'seen'), nextEvent(shop, 'conversation')];
    expect(await emitWithAck(page, 'seen', { until: theirs.id })).toMatchObject({ valid: true });
    expect(await event).toEqual({ member_id: member.id, by_user: true, until: theirs.id });
    expect(await atShop).toEqual({ member_id: member.id });
    expect((await history(member)).map(({ admin_read }) => admin_read)).toEqual([false, true]);

    const eventBack = nextEvent(page, 'seen');
    await readAsShop(staff, member, mine.id);
    expect(await eventBack).toEqual({ member_id: member.id, by_user: false, until: mine.id });
    expect((await history(member)).map(({ admin_read }) => admin_read)).toEqual([true, true]);
  });

  test('is refused in another’s conversation', async () => {
    const [page, other] = [
      await pages.welcomed(member),
      await pages.welcomed(await mall.makeMember()),
    ];
    const { id } = (await emitWithAck(page, 'chat', text('在嗎？'))).data as ChatMessage;
    const until = { until: id, member_id: member.id };
    expect(await emitWithAck(other, 'seen', until)).toEqual(refused('notFound'));
    expect(await emitWithAck(other, 'seen', { until: id })).toMatchObject({ valid: true });
    expect((await history(member)).map(({ admin_read }) => admin_read)).toEqual([false]);
  });
});

describe('typing', () => {
  test('is published to the other side and the author’s other pages, and not stored', async () => {
    const [page, phone, shop] = [
      await pages.welcomed(member),
      await pages.welcomed(member),
      await pages.welcomedDesk(staff),
    ];
    const own = collect(page, 'typing');
    const [atPhone, atShop] = [nextEvent(phone, 'typing'), nextEvent(shop, 'typing')];
    expect(await emitWithAck(page, 'typing', { is_typing: true })).toMatchObject({ valid: true });
    const event = { member_id: member.id, is_typing: true };
    expect([await atPhone, await atShop]).toEqual([
      { ...event, by_user: true },
      { ...event, colleague: null },
    ]);

    const atPage = nextEvent(page, 'typing');
    await emitWithAck(shop, 'typing', { is_typing: false, member_id: member.id });
    expect(await atPage).toEqual({ member_id: member.id, by_user: false, is_typing: false });
    expect(own).toHaveLength(1);
    expect(await mall.db.$count(chatMessages)).toBe(0);
  });

  test('is refused when malformed', async () => {
    const page = await pages.welcomed(member);
    for (const nonsense of [null, {}, { is_typing: 'yes' }])
      expect(await emitWithAck(page, 'typing', nonsense)).toEqual(refused('invalidFields'));
  });

  test('has a rate limit of its own, apart from messages', async () => {
    const page = await pages.welcomed(member);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        emitWithAck(page, 'typing', { is_typing: at % 2 === 0 }),
      ),
    );
    expect(answers.filter(({ valid }) => valid)).toHaveLength(20);
    expect(answers.at(-1)).toEqual(refused('tooManyRequests'));
    expect(await emitWithAck(page, 'chat', text('寫好了'))).toMatchObject({ valid: true });
  });
});
