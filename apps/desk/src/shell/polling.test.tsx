import { askShop, type TestMember } from '@mall/server/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { placeOrders } from '../testing/placeOrders';
import { setupDesk } from '../testing/setupDesk';

// No server answers the socket of a page in jsdom: it is blocked as by a proxy of a company.
const desk = setupDesk();
afterEach(() => void vi.useRealTimers());

const POLLED_WITHIN_MS = 60_000;

let member: TestMember;
const askedBy = async (name: string) =>
  askShop(desk.shop, await desk.shop.makeMember({ name }), '在嗎？');
async function report(): Promise<void> {
  const { id } = await desk.shop.makeArticle({ content: '買一送一' });
  await desk.shop.as(member).post('/api/article/report', { a_id: id, reason: '廣告' });
}
const link = (name: RegExp) => screen.findByRole('link', { name });
const text = (shown: string | RegExp) => screen.findByText(shown);

/** A part of a screen that is polled: what it shows before and after a change elsewhere. */
interface Polled {
  readonly what: string;
  readonly path: () => string;
  readonly before: () => Promise<HTMLElement>;
  readonly change: () => Promise<unknown>;
  readonly after: () => Promise<HTMLElement>;
}

it.each<Polled>([
  {
    what: 'the queue of conversations',
    path: () => '/chat',
    before: () => link(/林小滿/),
    change: () => askedBy('王小明'),
    after: () => link(/王小明/),
  },
  {
    what: 'the number of conversations that wait',
    path: () => '/',
    before: () => link(/^1\s*待回覆的對話/),
    change: () => askedBy('王小明'),
    after: () => link(/^2\s*待回覆的對話/),
  },
  {
    what: 'the messages of a conversation',
    path: () => `/chat/${member.id}`,
    before: () => text('在嗎？'),
    change: () => askShop(desk.shop, member, '還有一件事'),
    after: () => screen.findByText('還有一件事', { selector: '[role="log"] *' }),
  },
  {
    what: 'who is responsible for a conversation',
    path: () => `/chat/${member.id}`,
    before: () => screen.findByRole('button', { name: '未指派' }),
    change: async () => {
      const { id, post } = await desk.make('簡志勇', ['agent']);
      return post('/api/staff/chat/assign', { member_id: member.id, to: id });
    },
    after: () => screen.findByRole('button', { name: '簡志勇' }),
  },
  {
    what: 'the cases of the wall',
    path: () => '/wall',
    before: () => text('沒有待處理的檢舉'),
    change: report,
    after: () => screen.findByRole('article'),
  },
  {
    what: 'the number of cases of the wall',
    path: () => '/',
    before: () => link(/^0\s*待審檢舉/),
    change: report,
    after: () => link(/^1\s*待審檢舉/),
  },
  {
    what: 'the number of orders that wait',
    path: () => '/',
    before: () => link(/^0\s*待揀貨/),
    change: () => placeOrders(desk.shop, 'paid', ['林小滿']),
    after: () => link(/^1\s*待揀貨/),
  },
  {
    what: 'the sales',
    path: () => '/',
    before: () => text(/^銷售 NT\$0・/),
    change: () => placeOrders(desk.shop, 'paid', ['林小滿']),
    after: () => text(/^銷售 NT\$400・/),
  },
])('$what is polled when the socket is blocked', async ({ path, before, change, after }) => {
  member = await desk.shop.makeMember({ name: '林小滿' });
  await askShop(desk.shop, member, '在嗎？');
  await desk.signIn('何明哲', ['owner']);
  // The queries poll by intervals; everything else runs in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  desk.open(path());
  await before();
  await change();
  await vi.advanceTimersByTimeAsync(POLLED_WITHIN_MS);
  expect(await after()).toBeVisible();
});
