import { testPicture } from '@mall/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMall, type Mall } from './client';
import type { ChatMessage } from '@mall/contract';
import type { LiveChat } from './chat/types';
import { memberProfile } from './testing/member-profile';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
const opened: LiveChat[] = [];
afterEach(() => {
  vi.useRealTimers();
  opened.splice(0).forEach((live) => live.close());
});

/** A live chat that reconnects immediately, and all events it receives. */
async function live(member: { readonly token: string }, memberId?: number) {
  const mall = createMall({ baseUrl: setup.server.baseUrl, socketRetryDelay: 200 });
  mall.session.start(member.token, memberProfile);
  const chat = await mall.chat.open(memberId === undefined ? {} : { memberId });
  if (!chat) throw new Error('Nobody is signed in');
  opened.push(chat);
  const heard: ChatMessage[] = [];
  chat.on('message', (message) => void heard.push(message));
  await until(chat, 'open');
  return { mall, chat, heard };
}
const until = (chat: LiveChat, status: LiveChat['state']['status']) =>
  expect.poll(() => chat.state.status, { timeout: 5_000 }).toBe(status);
const words = (messages: readonly ChatMessage[]) =>
  messages.map((message) => (message.type === 1 ? message.text : message.type));
const file = async () => new Blob([new Uint8Array(await testPicture())]);

describe('a live chat', () => {
  it('sends and hears, both sides once each', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const [page, shop] = [
      await live(member),
      await live(await server.makeMember({ role: 'staff' })),
    ];
    await expect.poll(() => page.chat.state).toEqual({ status: 'open', isStaffOnline: true });
    const sent = await page.chat.send({ type: 1, text: '在嗎？' });
    expect(sent).toMatchObject({ text: '在嗎？', from_user: true });
    await shop.chat.send({ type: 1, text: '在的', member_id: member.id });
    await expect.poll(() => words(page.heard)).toEqual(['在的']);
    expect(words(shop.heard)).toEqual(['在嗎？']);
    expect(words((await page.mall.chat.history()).list)).toEqual(['在嗎？', '在的']);
  });

  it('sends what waited and catches up with what it missed, in order, after the mall was gone', async () => {
    const { server } = setup;
    const [member, staff] = [await server.makeMember(), await server.makeMember({ role: 'staff' })];
    const [page, shop] = [await live(member), await live(staff, member.id)];
    await page.chat.send({ type: 1, text: '一' });
    const restarted = server.restart();
    await until(page.chat, 'waiting');
    const waited = [
      page.chat.send({ type: 1, text: '二' }),
      page.chat.send({ type: 1, text: '三' }),
    ];
    await restarted;
    const kept = await Promise.all(waited);
    expect(words(kept)).toEqual(['二', '三']);
    await expect.poll(() => words(shop.heard), { timeout: 5_000 }).toEqual(['一', '二', '三']);
    expect(words((await page.mall.chat.history()).list)).toEqual(['一', '二', '三']);
    expect(words(page.heard)).toEqual([]);
  });

  it('does not read in the member’s name while it only listens', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const shop = await live(await server.makeMember({ role: 'staff' }));
    await shop.chat.send({ type: 1, text: '您好', member_id: member.id });
    const page = await live(member);
    expect(page.heard).toEqual([]);
    const seen = new Promise((resolve) => shop.chat.on('seen', resolve));
    const { list, unread_count } = await page.mall.chat.history({ peek: '1' });
    expect([words(list), unread_count]).toEqual([['您好'], 1]);
    const last = list[0]?.id ?? 0;
    page.chat.seen(last);
    expect(await seen).toEqual({ member_id: member.id, by_user: true, until: last });
  });

  it('rejects what the mall refuses, and goes on', async () => {
    const page = await live(await setup.server.makeMember());
    const empty = page.chat.send({ type: 1, text: '  ' });
    expect(await refusalOf(empty, 'invalidFields')).toBe('invalidFields');
    const order = page.chat.send({ type: 4, trans_order_id: 'MA26112000001' });
    expect(await refusalOf(order, 'notFound')).toBe('notFound');
    expect(await page.chat.send({ type: 1, text: '還在' })).toMatchObject({ text: '還在' });
  });

  it('ends with the session, and rejects what had not gone', async () => {
    const member = await setup.server.makeMember();
    const [page, other] = [await live(member), await live(member)];
    await page.mall.auth.logout();
    expect(page.chat.state).toEqual({ status: 'closed', reason: 'signedOut' });
    await expect(page.chat.send({ type: 1, text: '太晚了' })).rejects.toMatchObject({ code: 0 });
    // The other tab finds out when it tries to come back.
    await until(other.chat, 'closed');
    expect(other.mall.session.get()).toBeNull();
  });

  it('tries again later when the mall cannot be reached, until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const mall = createMall({ baseUrl: 'http://127.0.0.1:1/shop/' });
    mall.session.start('token', memberProfile);
    const chat = await mall.chat.open();
    if (!chat) throw new Error('Nobody is signed in');
    const lost = await new Promise<LiveChat['state']>((resolve) => chat.on('state', resolve));
    expect(lost).toMatchObject({ status: 'waiting', retryAt: Date.now() + 10_000 });
    const sent = chat.send({ type: 1, text: '等等我' });
    chat.close();
    await expect(sent).rejects.toMatchObject({ code: 0 });
    expect(chat.state).toEqual({ status: 'closed', reason: 'closed' });
  });

  it('is none for a guest', async () => {
    expect(await setup.guest().chat.open()).toBeNull();
  });
});

describe('the shop’s side', () => {
  it('reads who waits, and their conversation', async () => {
    const { server } = setup;
    const member = await server.makeMember({ name: '王小明' });
    const page = await live(member);
    await page.chat.send({ type: 1, text: '在嗎？' });
    const shop: Mall = await setup.signedIn(await server.makeMember({ role: 'staff' }));
    expect((await shop.chat.conversations()).list).toMatchObject([
      { member_id: member.id, name: '王小明', unread_count: 1 },
    ]);
    expect(words((await shop.chat.conversation(member.id)).list)).toEqual(['在嗎？']);
    const theirs = page.mall.chat.conversation(member.id);
    expect(await refusalOf(theirs, 'forbidden')).toBe('forbidden');
  });
});

describe('a picture in the chat', () => {
  it('goes up and is heard on every page, once', async () => {
    const page = await live(await setup.server.makeMember());
    const progress: number[] = [];
    const sent = await page.mall.chat.storeMedia(
      { type: '1', client_id: 'picture-1', file: await file() },
      { onProgress: (done) => void progress.push(done) },
    );
    expect(sent).toMatchObject({
      type: 2,
      url: expect.stringContaining(`${setup.server.baseUrl}/media/chat/`),
    });
    expect(progress).toEqual([1]);
    await expect.poll(() => page.heard).toEqual([sent]);
  });

  it('that is none is refused', async () => {
    const mall = await setup.signedIn();
    const text = new Blob(['nothing to see in here']);
    const sent = mall.chat.storeMedia({ type: '1', client_id: 'picture-1', file: text });
    expect(await refusalOf(sent, 'mediaUnsupported')).toBe('mediaUnsupported');
  });
});
