import type { ChatMessage } from '@mall/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages } from '../../db/schema';
import {
  answerMember,
  makeColleague,
  startTestMall,
  type TestMall,
  type TestMember,
} from '../../testing';
import { nextEvent, emitWithAck, testSockets, type TestSocket } from '../../testing/pages';
import { replyTo, type KnownOrder } from './replies';

let shop: TestMall;
const pages = testSockets(() => shop.baseUrl);
let member: TestMember;
beforeAll(async () => {
  shop = await startTestMall({ demo: true });
});
beforeEach(async () => {
  await shop.reset();
  member = await shop.makeMember();
});
afterEach(() => pages.close());
afterAll(() => shop.stop());

/** The next message of the shop. */
async function answerTo(page: TestSocket, text: string): Promise<unknown> {
  const answer = nextEvent(page, 'message');
  await emitWithAck(page, 'chat', { type: 1, text });
  return answer;
}

describe('the demo’s automatic reply', () => {
  test('is online, reads, types and replies in the name of the shop', async () => {
    await shop.makeMember({ role: 'staff', name: '巷口小編' });
    const page = pages.open(member);
    expect(await nextEvent(page, 'status')).toEqual({ is_online: true });
    const [seen, typing] = [nextEvent(page, 'seen'), nextEvent(page, 'typing')];
    const answer = await answerTo(page, '你好');
    expect(await seen).toMatchObject({ by_user: false });
    expect(await typing).toMatchObject({ by_user: false, is_typing: true });
    expect(answer).toMatchObject({ from_user: false, create_name: '巷口小編' });
  });

  test('stays silent while colleagues are connected', async () => {
    const agent = await makeColleague(shop, ['agent']);
    const page = await pages.welcomed(member);
    await pages.welcomedDesk(agent);
    const all: unknown[] = [];
    page.on('message', (message) => void all.push(message));
    await emitWithAck(page, 'chat', { type: 1, text: '你好' });
    const answer = nextEvent(page, 'message');
    await answerMember(agent, member, '我來');
    expect(await answer).toMatchObject({ text: '我來' });
    expect(all).toHaveLength(1);
  });

  test('replies once when two servers receive messages of a member', async () => {
    // Starting a mall deletes all rows.
    const other = await startTestMall({ demo: true });
    member = await shop.makeMember();
    const staff = await shop.makeMember({ role: 'staff' });
    const pagesOfOther = testSockets(() => other.baseUrl);
    const [page, pageOfOther] = [pages.open(member), pagesOfOther.open(member)];
    await emitWithAck(page, 'chat', { type: 1, text: '你好' });
    await answerTo(pageOfOther, '運費怎麼算？');
    expect(await shop.db.$count(chatMessages, eq(chatMessages.authorId, staff.id))).toBe(1);
    pagesOfOther.close();
    await other.stop();
  });
});

test('a shop replies to no message when it is no demo', async () => {
  const real = await startTestMall();
  const sockets = testSockets(() => real.baseUrl);
  const page = sockets.open(await real.makeMember());
  expect(await nextEvent(page, 'status')).toEqual({ is_online: false });
  sockets.close();
  await real.stop();
});

describe('the reply to a message', () => {
  const order: KnownOrder = { transOrderId: 'D1', state: 'shipped' };
  const message = { id: 1, type: 1, from_user: true } as ChatMessage;
  const replies = (text: string, latest: KnownOrder | undefined = order) =>
    replyTo({ ...message, type: 1, text }, async () => latest);

  test.each([
    ['我的訂單到哪了？', /D1 已經出貨/],
    ['請問訂單可以退款嗎', /七天內可以申請退貨/],
    ['運費怎麼算？', /常溫宅配 100 元/],
    ['你好', /您好，我是巷口小編/],
    ['謝謝', /不客氣/],
    ['芒果會很甜嗎', /請負責的同事看一下/],
  ])('answers %s', async (question, answer) => {
    expect(await replies(question)).toMatch(answer);
  });

  test('answers questions about an order without one, pictures, and shown orders', async () => {
    const none = replyTo({ ...message, type: 1, text: '我的訂單呢' }, async () => undefined);
    expect(await none).toMatch(/沒有查到您的訂單/);
    const picture = replyTo({ ...message, type: 2, url: '/1.avif' }, async () => order);
    expect(await picture).toMatch(/檔案/);
    const shown = { trans_order_id: 'D2', state_text: '已付款', index_img: null, final_amount: 1 };
    const about = replyTo({ ...message, type: 4, order: shown }, async () => order);
    expect(await about).toMatch(/D2（已付款）/);
  });
});
