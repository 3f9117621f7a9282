import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ChatMessage } from '@mall/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PrivateRedis, startRedis } from '../../../../../scripts/redis.mjs';
import { transaction } from '../../db/transaction';
import { notify } from '../../domains/notifications';
import { startTestMall, type TestMall, type TestMember, testPicture } from '../../testing';
import { deskCaller, makeColleague, type TestColleague } from '../../testing/colleagues';
import {
  emitWithAck,
  nextEvent,
  testSockets,
  type TestDeskSocket,
  type TestSocket,
  textMessage as text,
} from '../../testing/pages';
import { answerMember, readAsShop } from '../../testing/talk';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';

// Two servers over one database and one Redis, like two processes of a shop.
let redis: PrivateRedis;
let one: TestMall;
let other: TestMall;
let member: TestMember;
let staff: TestColleague;
const pagesOfOne = testSockets(() => one.baseUrl);
const pagesOfOther = testSockets(() => other.baseUrl);

const ALONE = { oneServerBecause: 'the test starts the servers itself' };
const OFFLINE = { is_online: false };
const ONLINE = { is_online: true };

/** Collects the payloads that a socket receives of an event. */
function collect(socket: TestSocket, event: 'message' | 'file_response') {
  const all: ChatMessage[] = [];
  socket.on(event, (message) => all.push(message));
  return all;
}
/** Collects the members whose conversations the desk has to fetch again. */
function changesAt(desk: TestDeskSocket) {
  const all: number[] = [];
  desk.on('conversation', ({ member_id }) => all.push(member_id));
  return all;
}
/** Collects the statuses that a socket receives. */
function statusesOf(socket: TestSocket) {
  const all: unknown[] = [];
  socket.on('status', (status) => all.push(status));
  return all;
}
/** The same colleague, calling another server. */
const deskAt = (mall: TestMall, colleague: TestColleague) =>
  deskCaller(mall, /desk=([^;]+)/.exec(colleague.cookie())?.[1]);
const textsOf = (messages: readonly ChatMessage[]) =>
  messages.map((message) => (message.type === 1 ? message.text : message.type));

describe.runIf(process.env['TEST_REDIS_URL'])('on two servers', () => {
  beforeAll(async () => {
    const started = await startRedis({ install: false });
    if (!started) throw new Error('No Redis, although TEST_REDIS_URL is set');
    redis = started;
    one = await startTestMall({ redisUrl: redis.url, logLevel: 'warn' }, ALONE);
    other = await startTestMall({ redisUrl: redis.url, logLevel: 'warn' }, ALONE);
  });
  beforeEach(async () => {
    // Other members than in the tests before, whose messages have been counted.
    member = await one.makeMember();
    staff = await makeColleague(one, ['agent']);
  });
  afterEach(() => {
    pagesOfOne.close();
    pagesOfOther.close();
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    await redis.stop();
  });

  describe('chat', () => {
    test('a question reaches the desk and the answer reaches the member once, and nobody else', async () => {
      const page = await pagesOfOne.welcomed(member);
      const shop = await pagesOfOther.welcomedDesk(staff);
      const stranger = collect(await pagesOfOther.welcomed(await one.makeMember()), 'message');
      const [atPage, atShop] = [collect(page, 'message'), changesAt(shop)];

      await emitWithAck(page, 'chat', text('幾點到？'));
      await until(() => atShop.length > 0);
      expect(atShop).toEqual([member.id]);

      // The caller of a colleague is that of the other server.
      const answered = await answerMember(deskAt(other, staff), member, '五點');
      await until(() => atPage.length > 0);
      expect(atPage).toEqual([answered]);
      await answerMember(deskAt(other, staff), member, '再見');
      await until(() => atPage.length > 1);
      expect(textsOf(atPage)).toEqual(['五點', '再見']);
      expect(stranger).toEqual([]);
    });

    test('messages arrive in order when they are sent quickly', async () => {
      const page = await pagesOfOne.welcomed(member);
      const atShop = collect(await pagesOfOther.welcomed(member), 'message');
      const numbers = Array.from({ length: 25 }, (_, at) => String(at));
      await Promise.all(numbers.map((number) => emitWithAck(page, 'chat', text(number))));
      await until(() => atShop.length >= numbers.length);
      expect(textsOf(atShop)).toEqual(numbers);
    });

    test('a picture, typing and read receipts arrive', async () => {
      const page = await pagesOfOne.welcomed(member);
      const phone = await pagesOfOther.welcomed(member);
      const shop = await pagesOfOther.welcomedDesk(staff);
      const [writes, arrives] = [nextEvent(shop, 'typing'), nextEvent(phone, 'file_response')];
      await emitWithAck(page, 'typing', { is_typing: true });
      expect(await writes).toEqual({ member_id: member.id, colleague: null, is_typing: true });
      const typed = nextEvent(page, 'typing');
      await emitWithAck(shop, 'typing', { member_id: member.id, is_typing: true });
      expect(await typed).toEqual({ member_id: member.id, by_user: false, is_typing: true });

      const parts = { type: '1', client_id: 'picture-1', file: await testPicture() };
      await upload(`${one.baseUrl}/api/member/service/media/store`, member, parts);
      const picture = (await arrives) as ChatMessage;
      expect(picture).toMatchObject({ type: 2, member_id: member.id });

      const seen = nextEvent(page, 'seen');
      await readAsShop(deskAt(other, staff), member, picture.id);
      expect(await seen).toEqual({ member_id: member.id, by_user: false, until: picture.id });
    });

    test('an order in a message is shown in the language of each page', async () => {
      await one.db.execute(`
        insert into orders (trans_order_id, member_id, layer, items_amount, shipping_fee, final_amount, shipping, invoice)
        values ('MA26112000001', ${member.id}, 1, 100, 0, 100, '{}', '{"kind":"member"}')`);
      const english = pagesOfOther.open(member, { 'accept-language': 'en' });
      await nextEvent(english, 'status');
      const chinese = await pagesOfOther.welcomed(member);
      const [atEnglish, atChinese] = [collect(english, 'message'), collect(chinese, 'message')];
      const page = await pagesOfOne.welcomed(member);
      await emitWithAck(page, 'chat', {
        ...text(''),
        type: 4,
        trans_order_id: 'MA26112000001',
      });
      await until(() => atEnglish.length > 0 && atChinese.length > 0);
      const [inEnglish, inChinese] = [JSON.stringify(atEnglish), JSON.stringify(atChinese)];
      expect(inEnglish).toMatch(/payment/i);
      expect(inChinese).toContain('付款');
      expect(inChinese).not.toBe(inEnglish);
    });

    test('a member with a page on another server gets the answer and no notification', async () => {
      await pagesOfOther.welcomed(member);
      await answerMember(staff, member, '您好');
      const { body } = await one.as(member).get('/api/notify/list/1');
      expect(body).toMatchObject({ data: { list: [] } });
    });
  });

  describe('badges', () => {
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

    test('a notification reaches the member’s pages once it is committed', async () => {
      const page = await pagesOfOther.welcomed(member);
      const updated = nextEvent(page, 'badges');
      await transaction(one.db, (tx) =>
        notify(tx, member.id, { kind: 1, data: { title: '訂單已出貨', content: '' } }),
      );
      await updated;
    });
  });

  describe('sign-out', () => {
    test('disconnects the sockets of its session on every server, and no others', async () => {
      const page = await pagesOfOther.welcomed(member);
      const phone = await pagesOfOther.welcomed(await one.signInAgain(member));
      const cut = nextEvent(page, 'disconnect');
      await one.as(member).post('/api/logout');
      await cut;
      expect(phone.connected).toBe(true);
    });

    test('of all devices disconnects their sockets on every server', async () => {
      const device = await one.signInAgain(member);
      const phone = await pagesOfOther.welcomed(device);
      const cut = nextEvent(phone, 'disconnect');
      await one.as(member).post('/api/member/session/end', { which: 'others' });
      await cut;
    });
  });

  describe('the status of staff', () => {
    test('is online from the first to the last one on any server', async () => {
      const page = pagesOfOther.open(member);
      expect(await nextEvent(page, 'status')).toEqual(OFFLINE);
      const statuses = statusesOf(page);
      const first = await pagesOfOne.welcomedDesk(staff);
      await until(() => statuses.length === 1);
      const late = pagesOfOther.open(await one.makeMember());
      expect(await nextEvent(late, 'status')).toEqual(ONLINE);

      const second = await pagesOfOther.welcomedDesk(await makeColleague(one, ['agent']));
      first.close();
      // Its server still sees the second one.
      expect(await nextEvent(pagesOfOne.open(member), 'status')).toEqual(ONLINE);
      second.close();
      await until(() => statuses.length > 1);
      expect(statuses).toEqual([ONLINE, OFFLINE]);
    });

    test('is offline when the server with staff stops', async () => {
      const statuses = statusesOf(pagesOfOne.open(member));
      // The staff of the previous test have just left.
      await until(() => isDeepStrictEqual(statuses.at(-1), OFFLINE));
      await pagesOfOther.welcomedDesk(staff);
      await until(() => isDeepStrictEqual(statuses.at(-1), ONLINE));
      await other.restart();
      await until(() => isDeepStrictEqual(statuses.at(-1), OFFLINE));
    });
  });

  describe.each([
    ['is ended and started again', () => redis.kill(), () => redis.resume()],
    ['is suspended and continued', async () => redis.freeze(), async () => redis.thaw()],
  ])('when Redis %s', (_, begin, end) => {
    // The last that each server has said: it may notice the end of an outage, then lose a connection once more.
    const reaches = new Map<TestMall, boolean>();
    async function untilBothKnow(isThere: boolean): Promise<void> {
      for (const mall of [one, other])
        await until(() => {
          for (const line of mall.takeWarnings()) {
            if (line.includes('Redis does not answer')) reaches.set(mall, false);
            if (line.includes('Redis answers again')) reaches.set(mall, true);
          }
          return (reaches.get(mall) ?? true) === isThere;
        });
    }
    // A server that has not noticed the end of an outage would not notice the next one either.
    beforeEach(() => untilBothKnow(true));

    test('pages of one server still talk, and all fetch what they missed afterwards', async () => {
      const page = await pagesOfOne.welcomed(member);
      const near = changesAt(await pagesOfOne.welcomedDesk(staff));
      const far = await pagesOfOther.welcomedDesk(staff);
      await emitWithAck(page, 'chat', text('早安'));
      await until(() => near.length === 1);

      await begin();
      await untilBothKnow(false);
      await emitWithAck(page, 'chat', text('有人嗎？'));
      await until(() => near.length === 2);
      const [missedHere, missedThere] = [nextEvent(page, 'resync'), nextEvent(far, 'resync')];

      await end();
      await Promise.all([missedHere, missedThere]);
      const after = changesAt(far);
      // A server whose connection for channels is opened again a moment later has its pages fetch once more.
      while (after.length === 0) {
        await emitWithAck(page, 'chat', text('謝謝'));
        await Promise.race([nextEvent(far, 'conversation'), sleep(500)]);
      }
      expect(near.slice(0, 3)).toEqual([member.id, member.id, member.id]);
      // The records of presence were lost with Redis.
      const late = pagesOfOther.open(await one.makeMember());
      expect(await nextEvent(late, 'status')).toEqual(ONLINE);
    });

    test('a session that ended meanwhile is disconnected on every server afterwards', async () => {
      const page = await pagesOfOther.welcomed(member);
      await begin();
      await untilBothKnow(false);
      expect((await one.as(member).post('/api/logout')).status).toBe(200);
      const cut = nextEvent(page, 'disconnect');
      await end();
      await cut;
    });
  });
});
