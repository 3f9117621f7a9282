import { describe, expect, it } from 'vitest';
import type { ChatHistory } from '../types';
import { createInbox, type Inbox } from './inbox';

type Message = Parameters<Inbox['receive']>[0];

const message = (id: number): Message => ({
  id,
  type: 1,
  text: `第 ${id} 則`,
  member_id: 1,
  client_id: `message-${id}`,
  from_user: false,
  create_name: '巷口市集',
  admin_read: false,
  create_time: '2026-11-20 12:00:00',
});
const part = (ids: readonly number[], isLast = true): ChatHistory => ({
  list: ids.map(message),
  limit_time: isLast ? null : '2026-11-20 12:00:00',
  unread_count: 0,
});

/** Creates an inbox whose fetches the test answers, one after the other. */
function inboxAfter(after: number | undefined) {
  const given: number[] = [];
  const asked: (number | undefined)[] = [];
  const answers: ((history: ChatHistory | Promise<ChatHistory>) => void)[] = [];
  const inbox = createInbox({
    after,
    deliver: ({ id }) => void given.push(id),
    read(place) {
      asked.push(place);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const answer = (history: ChatHistory | Promise<ChatHistory>) => answers.shift()?.(history);
  return { inbox, given, asked, answer };
}

describe('Inbox', () => {
  it('delivers each message once when it arrives several times', () => {
    const { inbox, given } = inboxAfter(4);
    for (const id of [5, 6, 5, 6]) inbox.receive(message(id));
    expect(given).toEqual([5, 6]);
  });

  it('does not deliver messages that this page sent itself', () => {
    const { inbox, given } = inboxAfter(4);
    expect([inbox.record(5), inbox.record(5)]).toEqual([true, false]);
    inbox.receive(message(5));
    expect(given).toEqual([]);
  });

  it('delivers messages that arrive during catch-up after the missed ones, once', async () => {
    const { inbox, given, answer } = inboxAfter(1);
    const caughtUp = inbox.catchUp();
    inbox.receive(message(4));
    expect(given).toEqual([]);
    answer(part([2, 3, 4]));
    inbox.receive(message(5));
    await caughtUp;
    inbox.receive(message(6));
    expect(given).toEqual([2, 3, 4, 5, 6]);
  });

  it('fetches missed messages page by page to the end', async () => {
    const { inbox, given, asked, answer } = inboxAfter(1);
    const caughtUp = inbox.catchUp();
    answer(part([2, 3], false));
    await expect.poll(() => asked).toEqual([1, 3]);
    answer(part([4]));
    await caughtUp;
    expect(given).toEqual([2, 3, 4]);
  });

  it('refetches recent ids because another server may deliver late, but none before its start', async () => {
    const late = inboxAfter(1);
    late.inbox.receive(message(100));
    const caughtUp = late.inbox.catchUp();
    expect(late.asked).toEqual([50]);
    late.answer(part([99, 100, 101]));
    await caughtUp;
    expect(late.given).toEqual([100, 99, 101]);

    const early = inboxAfter(90);
    early.inbox.receive(message(100));
    void early.inbox.catchUp();
    expect(early.asked).toEqual([90]);
  });

  it('fetches again after the fetch in progress when it is called twice', async () => {
    const { inbox, given, asked, answer } = inboxAfter(1);
    const first = inbox.catchUp();
    const second = inbox.catchUp();
    inbox.receive(message(4));
    answer(part([2]));
    await first;
    await expect.poll(() => asked).toEqual([1, 1]);
    answer(part([2, 3, 4]));
    await second;
    inbox.receive(message(5));
    expect(given).toEqual([2, 4, 3, 5]);
  });

  it('starts with the first live message when no message is known yet', async () => {
    const { inbox, given, asked, answer } = inboxAfter(undefined);
    const caughtUp = inbox.catchUp();
    inbox.receive(message(3));
    answer(part([1, 2]));
    await caughtUp;
    expect([asked, given]).toEqual([[undefined], [3]]);
    const again = inbox.catchUp();
    answer(part([1, 2, 3, 4]));
    await again;
    expect(given).toEqual([3, 4]);
  });

  it('delivers messages on the next attempt when catch-up failed', async () => {
    const { inbox, given, answer } = inboxAfter(1);
    const failed = inbox.catchUp();
    inbox.receive(message(3));
    answer(Promise.reject(new Error('offline')));
    await expect(failed).rejects.toThrow('offline');
    expect(given).toEqual([]);
    const caughtUp = inbox.catchUp();
    answer(part([2, 3]));
    await caughtUp;
    expect(given).toEqual([2, 3]);
  });
});
