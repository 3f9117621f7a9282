import { fullOr } from '@mall/server/testing';
import { afterEach, expect, it } from 'vitest';
import { createMall } from './client';
import type { ChatMessage } from '@mall/contract';
import type { LiveChat } from './chat/types';
import { memberProfile } from './testing/member-profile';
import { setupMall } from './testing/setup';

const setup = setupMall();
const opened: LiveChat[] = [];
afterEach(() => opened.splice(0).forEach((live) => live.close()));

const SOCKETS = fullOr(50, 1_000);
/** Messages per sender: some before, some during and some after the restart. */
const MESSAGES = 6;
const TIMEOUT_MS = fullOr(60_000, 600_000);

/** Opens a page of a member or of staff, and records all messages that it receives. */
async function page(token: string) {
  const mall = createMall({ baseUrl: setup.server.baseUrl, socketRetryDelay: 500 });
  mall.session.start(token, memberProfile);
  const chat = await mall.chat.open();
  if (!chat) throw new Error('Nobody is signed in');
  opened.push(chat);
  const received: string[] = [];
  chat.on('message', (message) => void received.push(textOf(message)));
  return { mall, chat, received };
}
const textOf = (message: ChatMessage) => (message.type === 1 ? message.text : '');
const textsOf = (member: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${member}-${from + at}`);

it(
  `loses and doubles no message of ${SOCKETS} sockets when the server restarts, and keeps their order`,
  async () => {
    const { server } = setup;
    const members = [];
    for (let number = 0; number < SOCKETS / 2; number += 1) members.push(await server.makeMember());
    // Two pages for each member: one sends, the other receives.
    const senders = await Promise.all(members.map(({ token }) => page(token)));
    const receivers = await Promise.all(members.map(({ token }) => page(token)));
    const all = [...senders, ...receivers];
    await expect
      .poll(() => all.filter(({ chat }) => chat.state.status === 'open').length, {
        timeout: TIMEOUT_MS,
      })
      .toBe(SOCKETS);

    const send = (from: number, count: number) =>
      senders.flatMap(({ chat }, member) =>
        textsOf(member, from, count).map((text) => chat.send({ type: 1, text })),
      );
    const early = send(0, 2);
    const restarted = server.restart();
    const amid = send(2, 2);
    await restarted;
    const late = send(4, 2);
    const stored = await Promise.all([...early, ...amid, ...late]);
    expect(new Set(stored.map(({ id }) => id)).size).toBe((SOCKETS / 2) * MESSAGES);

    const expected = senders.map((_, member) => textsOf(member, 0, MESSAGES));
    await expect
      .poll(() => receivers.map(({ received }) => received), { timeout: TIMEOUT_MS })
      .toEqual(expected);
    for (const [member, { mall }] of senders.entries()) {
      const { list } = await mall.chat.history({ peek: '1' });
      expect(list.map(textOf)).toEqual(expected[member]);
    }
    expect(senders.flatMap(({ received }) => received)).toEqual([]);
  },
  TIMEOUT_MS * 2,
);
