import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage, Envelope } from '@mall/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages } from '../../db/schema';
import { dataOf, type TestMember } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';
import { nextEvent, testSockets } from '../../testing/pages';
import { testPicture, testVideo, upload } from '../../testing/upload';
import { testVideoWithSound } from '../../testing/video-with-sound';

const pages = testSockets(() => mall.baseUrl);
let member: TestMember;
let staff: TestColleague;
const mall = describeMall();
beforeEach(async () => {
  member = await mall.makeMember({ name: '王小明' });
  staff = await makeColleague(mall, ['agent']);
});
afterEach(() => pages.close());

interface History {
  readonly list: ChatMessage[];
  readonly limit_time: string | null;
  readonly unread_count: number;
}
const OWN = '/api/member/service/message/history';
const read = async (as: TestMember, query = '') =>
  dataOf<History>(await mall.as(as).get(OWN + query));
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

  test('counts unread messages and marks them as read', async () => {
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
  });

  test('is the member’s own, also for a colleague on the site, and refused to a guest', async () => {
    const other = await mall.makeMember();
    await write(1);
    const colleague = { token: staff.siteToken };
    for (const caller of [other, colleague]) {
      expect((await mall.as(caller).get(OWN)).body.data).toMatchObject({ list: [] });
    }
    expect((await mall.as().get(OWN)).body).toEqual(refused('unauthenticated'));
    const gone = await mall.as(colleague).get(`/api/service/message/history/${member.id}`);
    expect([gone.status, gone.body]).toEqual([404, refused('notFound')]);
  });
});

describe('a picture or a video', () => {
  beforeEach(() => rm(path.join(mall.dataDir, 'media'), { recursive: true, force: true }));

  const send = (as: TestMember, parts: Record<string, string | Buffer>) =>
    upload(`${mall.baseUrl}/api/member/service/media/store`, as, parts);
  const seeWith = async (url: string, cookie: string) =>
    (await fetch(mall.baseUrl + url, { headers: { cookie } })).status;
  const see = (url: string, as?: Pick<TestMember, 'token'>) =>
    seeWith(url, as ? `mall_media=${as.token}` : '');
  const answer = async (parts: Record<string, string | Buffer>, who = staff) => {
    const form = new FormData();
    for (const [name, part] of Object.entries({ member_id: String(member.id), ...parts })) {
      form.set(name, typeof part === 'string' ? part : new Blob([new Uint8Array(part)]));
    }
    const headers = { cookie: who.cookie(), 'x-xsrf-token': 'x' };
    const address = `${mall.baseUrl}/api/staff/chat/media/store`;
    const reply = await fetch(address, { method: 'POST', headers, body: form });
    return (await reply.json()) as Envelope;
  };

  test('is stored, sent to everyone in the conversation, and visible to them alone', async () => {
    const [page, shop] = [await pages.welcomed(member), await pages.welcomedDesk(staff)];
    const events = Promise.all([nextEvent(page, 'file_response'), nextEvent(shop, 'conversation')]);
    const reply = await send(member, {
      type: '1',
      client_id: 'picture-1',
      file: await testPicture(),
    });
    const message = dataOf<ChatMessage>(reply);
    expect(message).toMatchObject({ type: 2, from_user: true, client_id: 'picture-1' });
    expect(await events).toEqual([message, { member_id: member.id }]);
    const url = message.type === 2 ? message.url : '';
    const other = await mall.makeMember();
    expect([await see(url, member), await seeWith(url, staff.cookie())]).toEqual([200, 200]);
    expect([await see(url, other), await see(url)]).toEqual([404, 404]);
    // A colleague sees it at the desk, if they answer members, and while the desk is open.
    expect(await see(url, { token: staff.siteToken })).toBe(404);
    const clerk = await makeColleague(mall, ['clerk']);
    expect(await seeWith(url, clerk.cookie())).toBe(404);
    await staff.post('/api/staff/session/lock', {});
    expect(await seeWith(url, staff.cookie())).toBe(404);
  });

  test('of the shop goes to the member it answers', async () => {
    const page = await pages.welcomed(member);
    const events = nextEvent(page, 'file_response');
    const reply = await answer({
      type: '2',
      client_id: 'video-01',
      file: await testVideo('webm'),
      poster: await testPicture(),
    });
    const message = reply.data as ChatMessage;
    expect(await events).toEqual(message);
    if (message.type !== 3) throw new Error('Not a video');
    expect(message.from_user).toBe(false);
    expect([await see(message.url, member), await see(message.video_image ?? '', member)]).toEqual([
      200, 200,
    ]);
  });

  test('says that sound was dropped in replies, events and history when it had some that browsers cannot play', async () => {
    const page = await pages.welcomed(member);
    const event = nextEvent(page, 'file_response');
    const file = await testVideoWithSound('ac3');
    const parts = { type: '2', client_id: 'camera-1', file };
    const [one, repeated] = [await send(member, parts), await send(member, parts)];
    expect(one.body.data).toMatchObject({ type: 3, sound_dropped: true });
    expect(await event).toEqual(one.body.data);
    expect(repeated.body.data).toEqual(one.body.data);
    const answered = await answer({ type: '2', client_id: 'camera-2', file });
    expect(answered.data).toMatchObject({ type: 3, from_user: false, sound_dropped: true });
    expect((await read(member)).list).toMatchObject([
      { client_id: 'camera-1', sound_dropped: true },
      { client_id: 'camera-2', sound_dropped: true },
    ]);
  });

  test('says of no sound that it was dropped when browsers play it, and when there is none', async () => {
    const played = await testVideoWithSound('aac');
    const replies = [
      await send(member, { type: '2', client_id: 'phone-001', file: played }),
      await send(member, { type: '2', client_id: 'silent-01', file: await testVideo() }),
    ];
    expect(replies.map(({ body }) => body.data)).toMatchObject([
      { type: 3, sound_dropped: false },
      { type: 3, sound_dropped: false },
    ]);
    const picture = await send(member, {
      type: '1',
      client_id: 'picture-1',
      file: await testPicture(),
    });
    expect(picture.body.data).not.toHaveProperty('sound_dropped');
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
    expect(await answer({ ...head, file, member_id: '9999' })).toEqual(refused('notFound'));
    const clerk = await makeColleague(mall, ['clerk']);
    expect(await answer({ ...head, file }, clerk)).toEqual(refused('forbidden'));
    expect(await mall.db.$count(chatMessages)).toBe(0);
  });
});
