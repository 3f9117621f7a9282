import { readFile } from 'node:fs/promises';
import { callAs } from './calls';
import { chatLink, elsewhere, field, log, meet, send, texts } from './chat';
import { pick, picture, video } from './editor';
import { pressEscape, waitForFocusInside } from './keys';
import { makeMember, signInBy } from './members';
import { placeBy } from './orders';
import { DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

test(
  'a member and the shop exchange text, a picture, a video and an order',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page }) => {
    const { call, shop } = await meet(page, '/service');
    const { trans_order_id } = await placeBy(call, 'atm');
    await expect(page.getByText('客服在線上')).toBeVisible();
    await page.getByRole('button', { name: '運費怎麼算？' }).click();
    await expect(log(page).getByText('運費怎麼算？')).toBeVisible();
    await expect.poll(() => shop.received().length).toBe(1);

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
    await expect.poll(() => shop.received().map(({ type }) => type)).toContain(3);

    await page.getByRole('button', { name: '傳送訂單' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(trans_order_id) })
      .click();
    const card = log(page).getByRole('link', { name: new RegExp(trans_order_id) });
    await expect(card).toHaveAttribute('href', `/order/${trans_order_id}`);
    await expect(card).toHaveCount(1);
    const types = () => shop.received().map(({ type }) => type);
    await expect.poll(() => types().toSorted()).toEqual([1, 2, 3, 4]);
    expect([types()[0], types().at(-1)]).toEqual([1, 4]);

    await page.getByRole('button', { name: '放大檢視照片' }).click();
    await waitForFocusInside(page.getByRole('dialog'));
    await pressEscape(page);
    await card.click();
    await expect(page).toHaveURL(`/order/${trans_order_id}`);
    await expect(page.getByRole('heading', { level: 1, name: '待付款' })).toBeVisible();
  },
);

test('no message is lost, duplicated or reordered after a restart, a lost network and a reload', async ({
  page,
  browser,
  shop: server,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|WebSocket|ERR_/);
  const { member, shop } = await meet(page, '/service');
  const other = await elsewhere(browser, page, member, '/service');
  await expect(other.getByText('客服在線上')).toBeVisible();
  const sentTexts = Array.from({ length: 9 }, (_, at) => `第 ${at} 句`);
  const say = async (from: number, to: number) => {
    for (const text of sentTexts.slice(from, to)) await send(page, text);
  };
  await say(0, 2);
  await expect.poll(() => shop.received().length).toBe(2);
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
  await expect.poll(() => texts(page, /第 \d 句/)).toEqual(sentTexts);
  await expect.poll(() => texts(other, /第 \d 句/)).toEqual(sentTexts);
  await page.reload();
  await expect.poll(() => texts(page, /第 \d 句/)).toEqual(sentTexts);
  await expect
    .poll(() => shop.received().map((message) => (message.type === 1 ? message.text : '')))
    .toEqual(sentTexts);
});

test('two browsers show the same conversation and unread counts', async ({ page, browser }) => {
  const { member, shop } = await meet(page, '/mall');
  const link = chatLink(page);
  await expect(link).toBeVisible();
  const other = await elsewhere(browser, page, member, '/service');
  await send(other, '從另一個瀏覽器');
  await expect.poll(() => shop.received().length).toBe(1);
  await shop.say('看到了');
  await expect(log(other).getByText('看到了')).toBeVisible();
  await shop.say('還在嗎？');
  await expect(log(other).getByText('還在嗎？')).toBeVisible();
  // The other browser has read them, so nothing is unread here.
  await expect(link).toHaveAccessibleName('聯絡客服');
  await other.close();
  await shop.say('您先忙');
  await expect(link).toHaveAccessibleName(/1 則未讀訊息/);
  await link.click();
  await expect(page).toHaveURL('/service');
  await expect(log(page).getByText('您先忙')).toBeVisible();
  expect(await texts(page, /從另一個瀏覽器|看到了|還在嗎？|您先忙/)).toEqual([
    '從另一個瀏覽器',
    '看到了',
    '還在嗎？',
    '您先忙',
  ]);
});

test('a badge follows changes in another browser', async ({ page, browser }) => {
  const { member } = await meet(page, '/mall');
  const other = await elsewhere(browser, page, member, '/qa');
  const call = await callAs(other);
  const badge = page.getByRole('navigation').getByRole('link', { name: /^1 件商品 購物車/ });
  await expect(chatLink(page)).toBeVisible();
  await call('/api/shopping/cart/1/add', { rule_id: 16061, quantity: 1, type: 1, relation_id: 0 });
  await expect(badge).toBeVisible();
  // Placing an order empties the cart.
  await placeBy(call, 'atm');
  await expect(badge).toBeHidden();
});

test('the demo replies automatically', async ({ page }) => {
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto('/login?back=%2Fservice');
  await signInBy(page, member);
  await send(page, '運費怎麼算');
  await expect(log(page).getByText(/常溫宅配 100 元/)).toBeVisible();
});

test('a video gets a poster frame from its third second, at most 1024 pixels wide', async ({
  page,
}) => {
  await meet(page, '/service');
  // Four seconds: red for the first, then green.
  const file = {
    name: 'clip.webm',
    mimeType: 'video/webm',
    buffer: await readFile(new URL('files/red-then-green.webm', import.meta.url)),
  };
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
