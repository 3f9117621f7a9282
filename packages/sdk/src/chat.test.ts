import { answerMember, makeColleague, testPicture } from '@mall/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMall } from './client';
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

/** Opens a live chat that reconnects immediately, and records all events that it receives. */
async function live(member: { readonly token: string }) {
  const mall = createMall({ baseUrl: setup.server.baseUrl, socketRetryDelay: 200 });
  mall.session.start(member.token, memberProfile);
  const chat = await mall.chat.open();
  if (!chat) throw new Error('Nobody is signed in');
  opened.push(chat);
  const received: ChatMessage[] = [];
  chat.on('message', (message) => void received.push(message));
  await until(chat, 'open');
  return { mall, chat, received };
}
const until = (chat: LiveChat, status: LiveChat['state']['status']) =>
  expect.poll(() => chat.state.status, { timeout: 5_000 }).toBe(status);
const words = (messages: readonly ChatMessage[]) =>
  messages.map((message) => (message.type === 1 ? message.text : message.type));
const file = async () => new Blob([new Uint8Array(await testPicture())]);

describe('LiveChat', () => {
  it('sends and receives each message once on both sides', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const [page, phone] = [await live(member), await live(member)];
    const agent = await makeColleague(server, ['agent']);
    const desk = (await setup.atDesk(agent)).chat.live({ onChange: () => {} });
    await expect.poll(() => page.chat.state).toEqual({ status: 'open', isStaffOnline: true });
    desk.close();
    await expect.poll(() => page.chat.state).toEqual({ status: 'open', isStaffOnline: false });
    const sent = await page.chat.send({ type: 1, text: '在嗎？' });
    expect(sent).toMatchObject({ text: '在嗎？', from_user: true });
    await answerMember(agent, member, '在的');
    await expect.poll(() => words(page.received)).toEqual(['在的']);
    await expect.poll(() => words(phone.received)).toEqual(['在嗎？', '在的']);
    expect(words((await page.mall.chat.history()).list)).toEqual(['在嗎？', '在的']);
  });

  it('sends queued messages and delivers missed ones in order when the server has restarted', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const [page, phone] = [await live(member), await live(member)];
    await page.chat.send({ type: 1, text: '一' });
    const restarted = server.restart();
    await until(page.chat, 'waiting');
    const waited = [
      page.chat.send({ type: 1, text: '二' }),
      page.chat.send({ type: 1, text: '三' }),
    ];
    await restarted;
    const stored = await Promise.all(waited);
    expect(words(stored)).toEqual(['二', '三']);
    await expect.poll(() => words(phone.received), { timeout: 5_000 }).toEqual(['一', '二', '三']);
    expect(words((await page.mall.chat.history()).list)).toEqual(['一', '二', '三']);
    expect(words(page.received)).toEqual([]);
  });

  it('does not mark messages as read when it only receives them', async () => {
    const { server } = setup;
    const member = await server.makeMember();
    const other = await live(member);
    await answerMember(await makeColleague(server, ['agent']), member, '您好');
    const page = await live(member);
    expect(page.received).toEqual([]);
    const seen = new Promise((resolve) => other.chat.on('seen', resolve));
    const { list, unread_count } = await page.mall.chat.history({ peek: '1' });
    expect([words(list), unread_count]).toEqual([['您好'], 1]);
    const last = list[0]?.id ?? 0;
    page.chat.seen(last);
    expect(await seen).toEqual({ member_id: member.id, by_user: true, until: last });
  });

  it('rejects a message that the server refuses, and sends the next one', async () => {
    const page = await live(await setup.server.makeMember());
    const empty = page.chat.send({ type: 1, text: '  ' });
    expect(await refusalOf(empty, 'invalidFields')).toBe('invalidFields');
    const order = page.chat.send({ type: 4, trans_order_id: 'MA26112000001' });
    expect(await refusalOf(order, 'notFound')).toBe('notFound');
    expect(await page.chat.send({ type: 1, text: '還在' })).toMatchObject({ text: '還在' });
  });

  it('closes with the session, and rejects unsent messages', async () => {
    const member = await setup.server.makeMember();
    const [page, other] = [await live(member), await live(member)];
    await page.mall.auth.logout();
    expect(page.chat.state).toEqual({ status: 'closed', reason: 'signedOut' });
    await expect(page.chat.send({ type: 1, text: '太晚了' })).rejects.toMatchObject({ code: 0 });
    // The other tab finds out when it reconnects.
    await until(other.chat, 'closed');
    expect(other.mall.session.get()).toBeNull();
  });

  it('retries while the server is unreachable, until it is closed', async () => {
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

  it('is null for a guest', async () => {
    expect(await setup.guest().chat.open()).toBeNull();
  });
});

describe('chat.uploadMedia', () => {
  it('uploads a picture, which every page receives once', async () => {
    const page = await live(await setup.server.makeMember());
    const progress: number[] = [];
    const sent = await page.mall.chat.uploadMedia(
      { type: '1', client_id: 'picture-1', file: await file() },
      { onProgress: (done) => void progress.push(done) },
    );
    expect(sent).toMatchObject({
      type: 2,
      url: expect.stringContaining(`${setup.server.baseUrl}/media/chat/`),
    });
    expect(progress).toEqual([1]);
    await expect.poll(() => page.received).toEqual([sent]);
  });

  it('refuses a file that is not a picture', async () => {
    const mall = await setup.signedIn();
    const text = new Blob(['nothing to see in here']);
    const sent = mall.chat.uploadMedia({ type: '1', client_id: 'picture-1', file: text });
    expect(await refusalOf(sent, 'mediaUnsupported')).toBe('mediaUnsupported');
  });
});
