import type { ChatMessage } from '@mall/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall, type TestMember, testPicture } from '../../testing';
import { upload } from '../../testing/upload';
import {
  nextEvent,
  emitWithAck,
  testSockets,
  type TestSocket,
  textMessage as text,
} from '../../testing/pages';
import { until } from '../../testing/until';

// Two servers over one database, like two processes of a shop. The embedded database has one
// process.
let one: TestMall;
let other: TestMall;
let member: TestMember;
let staff: TestMember;
const pagesOfOne = testSockets(() => one.baseUrl);
const pagesOfOther = testSockets(() => other.baseUrl);
beforeAll(async () => {
  one = await startTestMall();
  other = await startTestMall();
});
beforeEach(async () => {
  await one.reset();
  await Promise.all([one.restart(), other.restart()]);
  member = await one.makeMember();
  staff = await one.makeMember({ role: 'staff' });
});
afterEach(() => {
  pagesOfOne.close();
  pagesOfOther.close();
});
afterAll(async () => {
  await one.stop();
  await other.stop();
});

/** Collects the payloads that a socket receives of an event. */
const collect = (socket: TestSocket, event: 'message' | 'file_response' | 'badges') => {
  const all: ChatMessage[] = [];
  const add = (message?: ChatMessage) => void all.push(...(message ? [message] : []));
  socket.on(event, add);
  return all;
};
const textsOf = (messages: readonly ChatMessage[]) =>
  messages.map((message) => (message.type === 1 ? message.text : message.type));
/** The listening connections. */
const listeners = sql`select pid from pg_stat_activity
  where application_name = 'mall_relay' and datname = current_database()`;

describe.runIf(process.env['TEST_DATABASE_URL'])('on two servers', () => {
  test('a question reaches staff and the answer reaches the member once, and nobody else', async () => {
    const page = await pagesOfOne.welcomed(member);
    const shop = await pagesOfOther.welcomed(staff);
    const stranger = collect(await pagesOfOther.welcomed(await one.makeMember()), 'message');
    const [atPage, atShop] = [collect(page, 'message'), collect(shop, 'message')];

    const question = await emitWithAck(page, 'chat', text('幾點到？'));
    await until(() => atShop.length > 0);
    expect(atShop).toEqual([question.data]);

    const answered = await emitWithAck(shop, 'chat', text('五點', { member_id: member.id }));
    await until(() => atPage.length > 0);
    expect(atPage).toEqual([answered.data]);
    await emitWithAck(shop, 'chat', text('再見', { member_id: member.id }));
    await until(() => atPage.length > 1);
    expect(textsOf(atPage)).toEqual(['五點', '再見']);
    expect(textsOf(atShop)).toEqual(['幾點到？']);
    expect(stranger).toEqual([]);
  });

  test('messages arrive in order when they are sent quickly', async () => {
    const page = await pagesOfOne.welcomed(member);
    const atShop = collect(await pagesOfOther.welcomed(staff), 'message');
    const numbers = Array.from({ length: 25 }, (_, at) => String(at));
    await Promise.all(numbers.map((number) => emitWithAck(page, 'chat', text(number))));
    await until(() => atShop.length >= numbers.length);
    expect(textsOf(atShop)).toEqual(numbers);
  });

  test('a picture, typing and read receipts arrive', async () => {
    const page = await pagesOfOne.welcomed(member);
    const shop = await pagesOfOther.welcomed(staff);
    const [writes, arrives] = [nextEvent(shop, 'typing'), nextEvent(shop, 'file_response')];
    await emitWithAck(page, 'typing', { is_typing: true });
    expect(await writes).toEqual({ member_id: member.id, by_user: true, is_typing: true });

    const parts = { type: '1', client_id: 'picture-1', file: await testPicture() };
    await upload(`${one.baseUrl}/api/member/service/media/store`, member, parts);
    const picture = (await arrives) as ChatMessage;
    expect(picture).toMatchObject({ type: 2, member_id: member.id });

    const seen = nextEvent(page, 'seen');
    await emitWithAck(shop, 'seen', { until: picture.id, member_id: member.id });
    expect(await seen).toEqual({ member_id: member.id, by_user: false, until: picture.id });
  });

  test('a changed cart reaches the member’s other devices, and not the one that changed it', async () => {
    const product = await one.makeProduct({ rules: [{ stock: 10 }] });
    const phone = await pagesOfOther.welcomed(await one.signInAgain(member));
    const own = await pagesOfOther.welcomed(member);
    let updates = 0;
    own.on('badges', () => (updates += 1));
    const moves = nextEvent(phone, 'badges');
    const line = { rule_id: product.rules[0]?.id, relation_id: 0, quantity: 1, type: 1 };
    await one.as(member).post('/api/shopping/cart/1/add', line);
    await moves;
    // Events that were sent to the socket earlier arrive before this answer.
    await emitWithAck(own, 'typing', { is_typing: true });
    expect(updates).toBe(0);
  });

  test('messages arrive when the server reconnects to the relay after an outage', async () => {
    const page = await pagesOfOne.welcomed(member);
    const atShop = collect(await pagesOfOther.welcomed(staff), 'message');
    await emitWithAck(page, 'chat', text('早安'));
    await until(() => atShop.length === 1);
    await one.db.execute(
      sql`select pg_terminate_backend(pid) from (${listeners}) as every_listener`,
    );
    await emitWithAck(page, 'chat', text('有人嗎？'));
    await until(() => atShop.length === 2);
    await until(async () => (await one.db.execute(listeners)).rows.length === 2);
    await emitWithAck(page, 'chat', text('謝謝'));
    await until(() => atShop.length === 3);
    expect(textsOf(atShop)).toEqual(['早安', '有人嗎？', '謝謝']);
  });

  test('the relay contains no text of a message', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    const spy = new Client({ connectionString: new URL(await databaseName(), url).href });
    const overheard: string[] = [];
    spy.on('notification', ({ payload = '' }) => void overheard.push(payload));
    await spy.connect();
    await spy.query('listen mall_relay');
    const page = await pagesOfOne.welcomed(member);
    const { data } = await emitWithAck(page, 'chat', text('我家鑰匙在花盆下'));
    await until(() => overheard.length > 0);
    await spy.end();
    expect(overheard.join()).toContain(`"id":${(data as ChatMessage).id}`);
    expect(overheard.join()).not.toMatch(/鑰匙|text|name/);
  });
});
const databaseName = async () =>
  String((await one.db.execute(sql`select current_database() as name`)).rows[0]?.['name']);
