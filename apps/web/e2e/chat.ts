import type { Browser, Page } from '@playwright/test';
import { callAs } from './calls';
import { openServiceDesk } from './service-desk';
import { makeMember, signInBy, type Newcomer } from './members';

/** The link to the chat in a phone's top bar; its name contains the number of unread messages. */
export const chatLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^聯絡客服/ });
/** The message field. */
export const field = (page: Page) => page.getByRole('textbox', { name: '輸入訊息' });
/** The conversation's log. */
export const log = (page: Page) => page.getByRole('log', { name: '與客服的對話' });
/** Sends a message to the shop. */
export const send = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: '傳送', exact: true }).click();
};
/** Returns the messages' texts that match, in order. */
export const texts = async (page: Page, among: RegExp) => {
  const rows = await log(page).getByRole('listitem').allInnerTexts();
  return rows.flatMap((row) => among.exec(row)?.[0] ?? []);
};

/** Waits until the page's live connection, which it opens when it is idle, is accepted (a packet of type 40). */
async function waitUntilConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => /^40\b/.test(String(payload)));
}

/** Signs in a new member on a page and connects a staff member who talks to them. */
export async function meet(page: Page, place: string) {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto(`/login?back=${encodeURIComponent(place)}`);
  const connected = waitUntilConnected(page);
  await signInBy(page, member);
  await page.waitForURL(place);
  await connected;
  const call = await callAs(page);
  const { id } = await call<{ id: number }>('/api/member/profile');
  const shop = await openServiceDesk(page, id);
  page.once('close', () => shop.close());
  return { member, call, shop };
}

/** Signs in the same member in another browser. */
export async function elsewhere(browser: Browser, first: Page, member: Newcomer, place: string) {
  const baseURL = new URL(first.url()).origin;
  const context = await browser.newContext({ baseURL, locale: 'zh-TW' });
  const page = await context.newPage();
  await page.goto(`/login?back=${encodeURIComponent(place)}`);
  await signInBy(page, member);
  await page.waitForURL(place);
  return page;
}
