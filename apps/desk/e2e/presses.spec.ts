import type { BrowserContext, Page } from '@playwright/test';
import { callAs, callAtDesk, type Call } from '../../web/e2e/calls';
import { field, log, send } from '../../web/e2e/chat';
import { makeMember, signInBy } from '../../web/e2e/members';
import { placeBy } from '../../web/e2e/orders';
import { inOwnShop } from '../../web/e2e/own-shop';
import { expect, openSignedIn } from '../../web/e2e/test';

/** In a shop of its own: a press on 選取這一頁 ships every order that waits, also those of the demo accounts. */
const test = inOwnShop('presses').extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  ownRows: async ({}, use) => use(undefined),
});

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** Counts what a colleague presses with a mouse, and Enter, in all pages from then on. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeBinding('countPress', () => void (presses += 1));
  await context.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    const count = (event: Event) => event.isTrusted && countPress();
    addEventListener('click', (event) => event.detail > 0 && count(event), true);
    addEventListener('keydown', (event) => event.key === 'Enter' && count(event), true);
    // The dialog of the system would wait for somebody.
    window.print = () => undefined;
  });
  return () => presses;
}

/** Opens Today as a colleague of the demo shop. */
async function openToday(page: Page, button: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('list', { name: '待處理的工作' })).toBeVisible();
}

/** Places paid orders, with calls. @returns their numbers */
async function placePaid(page: Page, call: Call, count: number): Promise<string[]> {
  const desk = await callAtDesk(page);
  const ids: string[] = [];
  while (ids.length < count) {
    const { trans_order_id: id } = await placeBy(call, 'transfer');
    await desk('/api/staff/order/paid', { o_id: id });
    ids.push(id);
  }
  return ids;
}

test('twenty orders are shipped in six presses, and one whose line is wrong is named and waits', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const call = await callAs(page);
  const ids = await placePaid(page, call, 20);
  const pressed = await countPresses(context);
  const clerk = await context.newPage();
  await openToday(clerk, '以出貨人員的身分登入（簡志勇）');
  const before = pressed();

  await clerk.getByRole('link', { name: /待揀貨/ }).click();
  await clerk.getByRole('checkbox', { name: '選取這一頁' }).check();
  const opened = context.waitForEvent('page');
  await clerk.getByRole('button', { name: '列印並揀貨' }).click();
  const slips = await opened;
  await slips.getByRole('button', { name: '列印', exact: true }).click();
  await slips.close();
  await clerk.getByRole('button', { name: /^出貨 \d+ 筆$/ }).click();
  const dialog = clerk.getByRole('dialog', { name: '出貨' });
  const [wrong = '', ...others] = ids;
  await dialog
    .getByRole('textbox', { name: '物流單號' })
    .fill(
      [`${wrong} 請洽店家`, ...others.map((id, at) => `${id} 6200123456${10 + at}`)].join('\n'),
    );
  await expect(dialog.getByText(`單號更正前先不出貨：${wrong}`)).toBeVisible();
  await expect(dialog.getByText(/^19 筆有單號/)).toBeVisible();
  await dialog.getByRole('button', { name: /^出貨 \d+ 筆$/ }).click();
  expect(pressed() - before).toBe(6);

  const stateOf = async (id: string) =>
    (await call<{ state: string }>(`/api/order/detail/${id}`)).state;
  await expect
    .poll(() => Promise.all(ids.map(stateOf)), { timeout: 30_000, intervals: [2_000] })
    .toEqual(['preparing', ...others.map(() => 'shipped')]);
});

test('one line of an order is refunded in three presses', async ({ page, context }) => {
  await openSignedIn(page, '一般會員', '/favicon.svg');
  const [id = ''] = await placePaid(page, await callAs(page), 1);
  const pressed = await countPresses(context);
  const owner = await context.newPage();
  await openToday(owner, '以店主的身分登入（何明哲）');
  await owner.goto(`/desk/orders/${id}`);
  const before = pressed();
  await owner.getByRole('button', { name: '退這項' }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^退款 NT\$/ })
    .click();
  await expect(owner.getByText('已送出退款').first()).toBeVisible();
  expect(pressed() - before).toBeLessThanOrEqual(3);
});

test('a member is answered in two presses, with their order beside the conversation', async ({
  page,
  context,
}) => {
  await page.goto('/favicon.svg');
  const name = `等候${Date.now() % 100_000}`;
  const member = await makeMember(page, name);
  const [id = ''] = await placePaid(page, member.call, 1);
  await page.goto('/login?back=%2Fservice');
  await signInBy(page, member);
  await page.waitForURL('/service');
  await field(page).waitFor();
  const pressed = await countPresses(context);
  const agent = await context.newPage();
  await openToday(agent, '以客服的身分登入（巷口小編）');
  await agent.goto('/desk/chat');
  await expect(agent.getByRole('heading', { name: '客服對話' })).toBeVisible();
  // The demo answers by itself while no colleague is there.
  await send(page, '這筆什麼時候出貨？');
  await expect(log(page).getByText('這筆什麼時候出貨？')).toBeVisible();
  const before = pressed();
  await agent.getByRole('link', { name: new RegExp(name) }).click();
  await expect(agent.getByText(id).first()).toBeVisible();
  const answer = agent.getByRole('textbox', { name: '回覆' });
  await expect(answer).toBeFocused();
  await answer.fill('今天下午就會出貨');
  await answer.press('Enter');
  await expect(agent.getByRole('log').getByText('今天下午就會出貨')).toBeVisible();
  expect(pressed() - before).toBe(2);
});
