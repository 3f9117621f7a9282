import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage, Paged } from '@mall/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { emitWithAck, nextEvent, testSockets } from '../../testing/pages';
import { testPicture, testVideo, upload } from '../../testing/upload';

const pages = testSockets(() => mall.baseUrl);
let member: TestMember;
let staff: TestMember;
const mall = describeMall();
beforeEach(async () => {
  member = await mall.makeMember({ name: '王小明' });
  staff = await mall.makeMember({ role: 'staff' });
});
afterEach(() => pages.close());

interface History {
  readonly list: ChatMessage[];
  readonly limit_time: string | null;
  readonly unread_count: number;
}
const OWN = '/api/member/service/message/history';
const read = async (as: TestMember, query = '', path = OWN) =>
  dataOf<History>(await mall.as(as).get(path + query));
const ids = ({ list }: History) => list.map(({ id }) => id);
/** Messages of a conversation, all at one time unless given otherwise. */
const write = (
  count: number,
  { by = member.id, of = member.id, at = new Date('2026-11-20T04:30:05.250Z') } = {},
) =>
  mall.db
    .insert(chatMessages)
    .values(
      Array.from({ length: count }, (_, number) => ({
        memberId: of,
        authorId: by,
        clientId: `${by}-${at.getTime()}-${number}`,
        type: 1 as const,
        text: `第 ${number} 則`,
        createdAt: at,
      })),
    )
    .returning({ id: chatMessages.id });

describe('the history', () => {
  test('loses and repeats nothing when a hundred messages share a second', async () => {
    const written = await write(100);
    const found: number[] = [];
    let cursor: string | null = '2099-12-31 23:59:59';
    let pagesRead = 0;
    while (cursor !== null) {
      const page: History = await read(member, `?limit_time=${encodeURIComponent(cursor)}`);
      found.unshift(...ids(page));
      cursor = page.limit_time;
      pagesRead += 1;
    }
    expect(found).toEqual(written.map(({ id }) => id));
    expect(pagesRead).toBe(4);
  });

  test('has one page when its messages fill exactly one', async () => {
    await write(30);
    const page = await read(member);
    expect([ids(page).length, page.limit_time]).toEqual([30, null]);
    const rest = await write(200, { by: staff.id });
    const missed = await read(member, `?after=${(rest[0]?.id ?? 0) - 1}`);
    expect([ids(missed).length, missed.limit_time]).toEqual([200, null]);
  });

  test('starts at a time, or at the end without one', async () => {
    await write(1, { at: new Date('2026-11-20T04:00:00Z') });
    const late = await write(1, { at: new Date('2026-11-20T05:00:00Z') });
    expect(ids(await read(member))).toHaveLength(2);
    const before = await read(member, '?limit_time=2026-11-20%2012:30:00');
    expect(before).toMatchObject({ list: [{ create_time: '2026-11-20 12:00:00' }] });
    expect(ids(before)).not.toContain(late[0]?.id);
    const wrong = await mall.as(member).get(`${OWN}?limit_time=yesterday`);
    expect(wrong.body).toEqual(refused('invalidFields'));
  });

  test('continues from the last message that the client has', async () => {
    const written = (await write(250)).map(({ id }) => id);
    const first = await read(member, `?after=${written[9]}`);
    expect(ids(first)).toEqual(written.slice(10, 210));
    expect(first.limit_time).not.toBeNull();
    const rest = await read(member, `?after=${ids(first).at(-1)}`);
    expect(ids(rest)).toEqual(written.slice(210));
    expect(rest.limit_time).toBeNull();
  });

  test('counts unread messages and marks them as read, for each reader', async () => {
    await write(2);
    await write(3, { by: staff.id });
    expect((await read(member, '?peek=1')).unread_count).toBe(3);
    expect((await read(member)).unread_count).toBe(3);
    const again = await read(member);
    expect(again.unread_count).toBe(0);
    expect(again.list.map(({ admin_read }) => admin_read)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const shop = `/api/service/message/history/${member.id}`;
    expect((await read(staff, '', shop)).unread_count).toBe(2);
    expect((await read(staff, '', shop)).unread_count).toBe(0);
  });

  test('is refused for another member’s conversation and for a guest', async () => {
    const other = await mall.makeMember();
    await write(1);
    expect(ids(await read(other))).toEqual([]);
    const shop = `/api/service/message/history/${member.id}`;
    expect((await mall.as(other).get(shop)).body).toEqual(refused('forbidden'));
    expect((await mall.as(other).get('/api/service/member/list')).body).toEqual(
      refused('forbidden'),
    );
    expect((await mall.as().get(OWN)).body).toEqual(refused('unauthenticated'));
    expect((await mall.as(staff).get('/api/service/message/history/9999')).body).toEqual(
      refused('notFound'),
    );
  });
});

test('the shop lists conversations that wait for an answer first, then the latest', async () => {
  const [waiting, answered, latest] = [
    await mall.makeMember({ name: '等回覆' }),
    await mall.makeMember({ name: '已回覆' }),
    await mall.makeMember({ name: '剛回覆' }),
  ];
  const say = async (by: TestMember, of?: TestMember) => {
    const page = pages.open(by);
    const message = { type: 1, text: '您好', ...(of && { member_id: of.id }) };
    expect(await emitWithAck(page, 'chat', message)).toMatchObject({ valid: true });
  };
  await say(waiting);
  await say(waiting);
  for (const customer of [answered, latest]) {
    await say(customer);
    await read(staff, '', `/api/service/message/history/${customer.id}`);
    await say(staff, customer);
  }
  const list = async () =>
    dataOf<Paged<{ name: string; unread_count: number; latest: ChatMessage }>>(
      await mall.as(staff).get('/api/service/member/list'),
    );
  const found = await list();
  expect(found.list.map(({ name, unread_count }) => [name, unread_count])).toEqual([
    ['等回覆', 2],
    ['剛回覆', 0],
    ['已回覆', 0],
  ]);
  expect(found.list[1]?.latest).toMatchObject({ from_user: false });
  expect(found.page.total_count).toBe(3);
  await read(staff, '', `/api/service/message/history/${waiting.id}`);
  expect((await list()).list.map(({ name }) => name)).toEqual(['剛回覆', '已回覆', '等回覆']);
});

describe('a picture or a video', () => {
  beforeEach(() => rm(path.join(mall.dataDir, 'media'), { recursive: true, force: true }));

  const send = (as: TestMember, parts: Record<string, string | Buffer>) =>
    upload(`${mall.baseUrl}/api/member/service/media/store`, as, parts);
  const see = async (url: string, as?: TestMember) =>
    (
      await fetch(mall.baseUrl + url, {
        headers: as ? { cookie: `mall_media=${as.token}` } : {},
      })
    ).status;

  test('is stored, sent to everyone in the conversation, and visible to them alone', async () => {
    const [page, shop] = [await pages.welcomed(member), await pages.welcomed(staff)];
    const events = Promise.all([
      nextEvent(page, 'file_response'),
      nextEvent(shop, 'file_response'),
    ]);
    const reply = await send(member, {
      type: '1',
      client_id: 'picture-1',
      file: await testPicture(),
    });
    const message = dataOf<ChatMessage>(reply);
    expect(message).toMatchObject({ type: 2, from_user: true, client_id: 'picture-1' });
    expect(await events).toEqual([message, message]);
    const url = message.type === 2 ? message.url : '';
    const other = await mall.makeMember();
    expect([await see(url, member), await see(url, staff)]).toEqual([200, 200]);
    expect([await see(url, other), await see(url)]).toEqual([404, 404]);
  });

  test('of the shop goes to the member it answers', async () => {
    const page = await pages.welcomed(member);
    const events = nextEvent(page, 'file_response');
    const reply = await send(staff, {
      type: '2',
      client_id: 'video-01',
      member_id: String(member.id),
      file: await testVideo('webm'),
      poster: await testPicture(),
    });
    const message = dataOf<ChatMessage>(reply);
    expect(await events).toEqual(message);
    if (message.type !== 3) throw new Error('Not a video');
    expect(message.from_user).toBe(false);
    expect([await see(message.url, member), await see(message.video_image ?? '', member)]).toEqual([
      200, 200,
    ]);
  });

  test('sent twice with one client id is stored once', async () => {
    const parts = { type: '1', client_id: 'picture-1', file: await testPicture() };
    const [one, two] = [await send(member, parts), await send(member, parts)];
    expect(one.body.data).toEqual(two.body.data);
    expect(await mall.db.$count(chatMessages)).toBe(1);
  });

  test('sent twice at once with one client id leaves the files of one', async () => {
    const parts = { type: '1', client_id: 'picture-1', file: await testPicture() };
    const replies = await Promise.all([1, 2, 3].map(() => send(member, parts)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const names = await readdir(path.join(mall.dataDir, 'media', 'chat'));
    const folders = await Promise.all(
      names
        .filter((name) => name.startsWith(`${member.id}-`))
        .map((name) => readdir(path.join(mall.dataDir, 'media', 'chat', name))),
    );
    expect(folders.filter((files) => files.length > 0)).toHaveLength(1);
  });

  test('is refused when invalid, like any upload, and in another’s conversation', async () => {
    const head = { type: '1', client_id: 'picture-1' };
    expect((await send(member, { ...head, file: Buffer.from('<svg/>'.padEnd(40)) })).body).toEqual(
      refused('mediaUnsupported'),
    );
    const file = await testPicture();
    expect((await send(member, { ...head, file, member_id: String(staff.id) })).body).toEqual(
      refused('notFound'),
    );
    expect((await send(staff, { ...head, file })).body).toEqual(refused('notFound'));
    expect(await mall.db.$count(chatMessages)).toBe(0);
  });
});
