import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findViolations } from './axe';
import { callAs, callAsStaff } from './calls';
import { openDesk, type Desk } from './desk';
import { pick, picture, video } from './editor';
import { makeMember, signInBy, type Newcomer } from './members';
import { placeBy } from './orders';
import { DESKTOP_TOO, expect, test } from './test';

let desk: Desk | undefined;
test.afterEach(() => desk?.close());

const field = (page: Page) => page.getByRole('textbox', { name: '輸入訊息' });
const log = (page: Page) => page.getByRole('log', { name: '與客服的對話' });
const send = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: '傳送', exact: true }).click();
};
/** The texts among the messages, as they stand. */
const texts = async (page: Page, among: RegExp) => {
  const rows = await log(page).getByRole('listitem').allInnerTexts();
  return rows.flatMap((row) => among.exec(row)?.[0] ?? []);
};

/** The name of the built script that has a word. */
async function scriptWith(word: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, '../dist/assets');
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js') && (await readFile(path.join(folder, name), 'utf8')).includes(word)) {
      return name;
    }
  }
  throw new Error(`No script has “${word}”`);
}

/** Waits until the page's live connection, which it opens when it is idle, is accepted (a packet of type 40). */
async function untilConnected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => /^40\b/.test(String(payload)));
}

/** A new member who is signed in on a page, and somebody of the shop who talks to them. */
async function meet(page: Page, place: string) {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto(`/login?back=${encodeURIComponent(place)}`);
  const connected = untilConnected(page);
  await signInBy(page, member);
  await page.waitForURL(place);
  await connected;
  const call = await callAs(page);
  const { id } = await call<{ id: number }>('/api/member/profile');
  desk = await openDesk(page, id);
  return { member, call, shop: desk };
}

/** The same member in another browser. */
async function elsewhere(browser: Browser, first: Page, member: Newcomer, place: string) {
  const baseURL = new URL(first.url()).origin;
  const context = await browser.newContext({ baseURL, locale: 'zh-TW' });
  const page = await context.newPage();
  await page.goto(`/login?back=${encodeURIComponent(place)}`);
  await signInBy(page, member);
  await page.waitForURL(place);
  return page;
}

test(
  'a member and the shop exchange text, a picture, a video and an order',
  DESKTOP_TOO,
  async ({ page }) => {
    const { call, shop } = await meet(page, '/service');
    const { trans_order_id } = await placeBy(call, 'atm');
    await expect(page.getByText('客服在線上')).toBeVisible();
    await page.getByRole('button', { name: '運費怎麼算？' }).click();
    await expect(log(page).getByText('運費怎麼算？')).toBeVisible();
    await expect.poll(() => shop.heard().length).toBe(1);

    shop.type();
    await expect(page.getByText('巷口市集 正在輸入…')).toBeAttached();
    await shop.say('滿千免運喔');
    await expect(log(page).getByText('滿千免運喔')).toBeVisible();
    await expect(page.getByText('巷口市集 正在輸入…')).toBeHidden();
    shop.see();
    await expect(log(page).getByText('已讀')).toBeVisible();

    await pick(page, [await picture(page, 'box.jpg'), await video()]);
    await expect(log(page).getByRole('img', { name: '照片' })).toBeVisible();
    await expect(log(page).locator('video')).toHaveAttribute('poster', /\/media\/chat\//);
    await expect.poll(() => shop.heard().map(({ type }) => type)).toContain(3);

    await page.getByRole('button', { name: '傳送訂單' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(trans_order_id) })
      .click();
    const card = log(page).getByRole('link', { name: new RegExp(trans_order_id) });
    await expect(card).toHaveAttribute('href', `/order/${trans_order_id}`);
    await shop.showOrder(trans_order_id);
    await expect(card).toHaveCount(2);
    const types = () => shop.heard().map(({ type }) => type);
    await expect.poll(() => types().toSorted()).toEqual([1, 2, 3, 4]);
    expect([types()[0], types().at(-1)]).toEqual([1, 4]);

    await page.getByRole('button', { name: '放大檢視照片' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await card.first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^訂單/ })).toBeVisible();
  },
);

test('a restart of the shop, a lost network and a reload lose, double and shuffle nothing', async ({
  page,
  browser,
  shop: server,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|WebSocket|ERR_/);
  const { member, call, shop } = await meet(page, '/service');
  const other = await elsewhere(browser, page, member, '/service');
  await expect(other.getByText('客服在線上')).toBeVisible();
  const said = Array.from({ length: 9 }, (_, at) => `第 ${at} 句`);
  const say = async (from: number, to: number) => {
    for (const text of said.slice(from, to)) await send(page, text);
  };
  await say(0, 2);
  await expect.poll(() => shop.heard().length).toBe(2);
  await server.kill();
  await expect(page.getByText(/目前連不上客服/)).toBeVisible();
  await say(2, 4);
  await expect(log(page).getByText('連線後會自動送出')).toHaveCount(2);
  await server.start();
  await expect(log(page).getByText('連線後會自動送出')).toHaveCount(0);

  await page.context().setOffline(true);
  await say(4, 6);
  await page.context().setOffline(false);
  await expect(page.getByText(/目前連不上客服/)).toBeHidden();
  await server.kill();
  await expect(page.getByText(/目前連不上客服/)).toBeVisible();
  await say(6, 7);
  await field(page).fill('寫到一半');
  await server.start();
  await page.reload();
  await expect(field(page)).toHaveValue('寫到一半');
  await say(7, 9);
  await expect(page.getByText('客服在線上')).toBeVisible();
  await expect(log(page).getByText('連線後會自動送出')).toHaveCount(0);
  await expect.poll(() => texts(page, /第 \d 句/)).toEqual(said);
  await expect.poll(() => texts(other, /第 \d 句/)).toEqual(said);
  await page.reload();
  await expect.poll(() => texts(page, /第 \d 句/)).toEqual(said);
  const { id } = await call<{ id: number }>('/api/member/profile');
  const asStaff = await callAsStaff(page);
  const { list } = await asStaff<{ list: { text: string }[] }>(
    `/api/service/message/history/${id}`,
  );
  expect(list.map(({ text }) => text)).toEqual(said);
});

test('two browsers agree, and what happens in one is counted in the other', async ({
  page,
  browser,
}) => {
  const { member, shop } = await meet(page, '/mall');
  const dock = page.getByRole('link', { name: /聯絡客服$/ }).last();
  await expect(dock).toBeVisible();
  const other = await elsewhere(browser, page, member, '/service');
  await send(other, '從另一個瀏覽器');
  await expect.poll(() => shop.heard().length).toBe(1);
  await shop.say('看到了');
  await expect(log(other).getByText('看到了')).toBeVisible();
  await shop.say('還在嗎？');
  await expect(log(other).getByText('還在嗎？')).toBeVisible();
  // Read there, nothing is unread here.
  await expect(dock).toHaveAccessibleName('聯絡客服');
  await other.close();
  await shop.say('您先忙');
  await expect(dock).toHaveAccessibleName(/1 則未讀訊息/);
  await dock.click();
  await expect(page).toHaveURL('/service');
  await expect(log(page).getByText('您先忙')).toBeVisible();
  expect(await texts(page, /從另一個瀏覽器|看到了|還在嗎？|您先忙/)).toEqual([
    '從另一個瀏覽器',
    '看到了',
    '還在嗎？',
    '您先忙',
  ]);
});

test('a badge follows what another browser does', async ({ page, browser }) => {
  const { member } = await meet(page, '/mall');
  const other = await elsewhere(browser, page, member, '/qa');
  const call = await callAs(other);
  const badge = page.getByRole('navigation').getByRole('link', { name: /^1 件商品 購物車/ });
  await expect(page.getByRole('link', { name: /聯絡客服$/ }).last()).toBeVisible();
  await call('/api/shopping/cart/1/add', { rule_id: 16061, quantity: 1, type: 1, relation_id: 0 });
  await expect(badge).toBeVisible();
  // An order empties the cart.
  await placeBy(call, 'atm');
  await expect(badge).toBeHidden();
});

test('a guest is asked to sign in and comes back', async ({ page }) => {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /或寫信到 .+@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.getByRole('main').getByRole('link', { name: '登入' }).click();
  await signInBy(page, member);
  await expect(page).toHaveURL('/service');
  await expect(page.getByText('有什麼可以幫您的嗎？')).toBeVisible();
});

test('the demo answers by itself', async ({ page }) => {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto('/login?back=%2Fservice');
  await signInBy(page, member);
  await send(page, '運費怎麼算');
  await expect(log(page).getByText(/常溫宅配 100 元/)).toBeVisible();
});

test.describe('the panel', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('opens beside a page, is closed by Escape, and is not where one pays', async ({ page }) => {
    const { shop } = await meet(page, '/mall');
    const open = page.getByRole('button', { name: /聯絡客服$/ });
    await shop.say('歡迎');
    await expect(open).toHaveAccessibleName(/1 則未讀訊息/);
    await open.click();
    const panel = page.getByRole('dialog', { name: '客服' });
    await expect(panel.getByText('歡迎')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await send(page, '您好');
    await expect.poll(() => shop.heard().length).toBe(1);
    expect(await findViolations(page, { part: '[role="dialog"]' })).toEqual([]);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await expect(open).toHaveAccessibleName('聯絡客服');
    await page.goto('/cart/temp');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    await expect(open).toBeHidden();
  });
});

test('the conversation is sound, light and dark, and the page itself does not scroll', async ({
  page,
}) => {
  const { shop } = await meet(page, '/service');
  for (let at = 0; at < 24; at += 1) await shop.say(`第 ${at} 則，請參考 https://mall.example/`);
  await expect(log(page).getByText(/第 23 則/)).toBeInViewport();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('button', { name: '回到最新訊息' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: '回到最新訊息' }).click();
  await expect(page.getByRole('button', { name: '回到最新訊息' })).toBeHidden();
});

test('a chat that cannot be opened at all says so in a dialog', async ({ page, complaints }) => {
  complaints.expect(/Failed to (load resource|fetch dynamically)|ERR_FAILED/);
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  // The socket's own script is missing, as after a deployment that went wrong.
  await page.route(`**/assets/${await scriptWith('connect_error')}`, (route) => route.abort());
  await page.goto('/login?back=%2Fservice');
  await signInBy(page, member);
  const dialog = page.getByRole('alertdialog', { name: '系統錯誤' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/客服對話暫時無法使用/)).toBeVisible();
});

test('a video shows its picture at three seconds, no larger than 1024 pixels', async ({ page }) => {
  await meet(page, '/service');
  // Red for a second, then green.
  const clip = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 160 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    await new Promise<void>((resolve) => {
      let begun: number | undefined;
      const paint = (now: number) => {
        const seconds = (now - (begun ??= now)) / 1000;
        if (pen) pen.fillStyle = seconds < 1 ? '#f00' : '#0f0';
        // A picture that does not change is not recorded again.
        pen?.fillRect(0, 0, 1280, 160 - (Math.round(seconds * 20) % 2));
        if (seconds > 4) resolve();
        else requestAnimationFrame(paint);
      };
      requestAnimationFrame(paint);
    });
    recorder.stop();
    await ended;
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob(parts));
    });
    return url.split(',')[1] ?? '';
  });
  const file = { name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(clip, 'base64') };
  await pick(page, [file]);
  const shown = log(page).locator('video[poster^="/media/"], video[poster*="/media/chat/"]');
  await expect(shown).toBeVisible();
  const still = await page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0, 1, 1);
      const [red = 0, green = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return { side: Math.max(picture.naturalWidth, picture.naturalHeight), isGreen: green > red };
    },
    (await shown.getAttribute('poster')) ?? '',
  );
  expect(still.isGreen).toBe(true);
  expect(still.side).toBeGreaterThan(300);
  expect(still.side).toBeLessThanOrEqual(1024);
});

test('a message is heard where it is not seen, unless the sound is off', async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      document.documentElement.dataset['tones'] =
        `${Number(document.documentElement.dataset['tones'] ?? 0) + 1}`;
      start.call(this, at);
    };
  });
  const { shop } = await meet(page, '/mall');
  const tones = () => page.evaluate(() => document.documentElement.dataset['tones'] ?? '0');
  const dock = page.getByRole('link', { name: /聯絡客服$/ }).last();
  await expect(dock).toBeVisible();
  await shop.say('聽得到嗎？');
  await expect.poll(tones).toBe('2');
  await dock.click();
  await expect(log(page).getByText('聽得到嗎？')).toBeVisible();
  await page.getByRole('button', { name: '新訊息提示音' }).click();
  await page.goto('/mall');
  await expect(dock).toHaveAccessibleName('聯絡客服');
  await shop.say('安靜一點');
  await expect(dock).toHaveAccessibleName(/1 則未讀訊息/);
  expect(await tones()).toBe('0');
});
