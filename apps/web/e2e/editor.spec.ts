import type { Browser } from '@playwright/test';
import {
  openSignedInAsPoster,
  done,
  dragSecondFirst,
  editor,
  openEditor,
  pick,
  picture,
  publish,
  recommend,
  waitForText,
  video,
} from './editor';
import { pressEscape } from './keys';
import { type Account, openSignedIn, DESKTOP_TOO, expect, MAIN_WAY, test } from './test';

const UPLOAD = '**/api/article/media/store';

interface LimitedPost {
  readonly id: number;
  readonly pictures: readonly { readonly url: string; readonly srcset: string }[];
  readonly videos: readonly { readonly url: string; readonly poster: string | null }[];
  readonly product: readonly unknown[];
}
/** Returns every URL of a post's media: pictures in all sizes, videos and their poster frames. */
const mediaOf = ({ pictures, videos }: LimitedPost): string[] => [
  ...pictures.flatMap(({ url, srcset }) => [url, ...(srcset.match(/\/media\/\S+/g) ?? [])]),
  ...videos.flatMap(({ url, poster }) => (poster ? [url, poster] : [url])),
];

/** Calls the API as a demo account, signed in from a separate browser context. */
async function callerAs(browser: Browser, baseURL: string, account: Account) {
  const page = await browser.newPage({ baseURL });
  await openSignedIn(page, account, '/wall');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('mall.session') ?? '{}') as { t?: string }).t,
  );
  const headers = { authorization: `Bearer ${token}` };
  return {
    text: async (address: string) =>
      (await page.request.get(address, address.startsWith('/api/') ? { headers } : {})).text(),
    status: async (address: string) => (await page.request.get(address)).status(),
    page,
    close: () => page.close(),
  };
}

test(
  'a member publishes a post with pictures, a video and products, sees upload progress, and edits it',
  { tag: [MAIN_WAY.tag, DESKTOP_TOO.tag] },
  async ({ page, isMobile }) => {
    await openSignedInAsPoster(page);
    await editor(page).getByRole('textbox').fill('今天的便當：滷雞腿配三樣青菜');

    // Records the progress on a throttled network, to check that the bars move.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) seen.push(target.getAttribute('aria-valuenow') ?? '');
      }).observe(document.body, { subtree: true, attributeFilter: ['aria-valuenow'] });
    });
    const network = await page.context().newCDPSession(page);
    const uploadThroughput = 300 * 1024;
    await network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
    await pick(page, [
      await picture(page, 'one.jpg', 1000),
      await picture(page, 'two.jpg'),
      await video(),
    ]);
    await publish(page).click();
    await waitForText(page, '請等圖片上傳完成');
    await expect(done(page)).toHaveCount(3);
    const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen ?? []);
    expect(seen.map(Number).filter((value) => value > 0 && value < 100).length).toBeGreaterThan(1);
    await network.detach();
    await dragSecondFirst(page, isMobile);

    await editor(page).getByRole('button', { name: '推薦商品' }).click();
    await editor(page, '推薦商品').getByRole('searchbox').press('Enter');
    await waitForText(page, '請輸入要搜尋的關鍵字');
    await editor(page, '推薦商品').getByRole('button', { name: '關閉' }).click();
    await recommend(page, '芒果', [1, 0]);
    const products = editor(page).getByRole('list', { name: '推薦商品' });
    const last = await products
      .getByRole('listitem')
      .nth(1)
      .locator('div > div')
      .first()
      .innerText();
    await products.getByRole('button', { name: `${last}往前移` }).click();
    await expect(products.getByRole('listitem').first()).toContainText(last);
    await publish(page).click();
    await expect(page.getByRole('status').filter({ hasText: '貼文已發布' })).toBeVisible();
    await expect(editor(page)).toBeHidden();
    const post = page.getByRole('article').filter({ hasText: '今天的便當：滷雞腿配三樣青菜' });
    await expect(post).toBeVisible();
    await expect(post).toContainText(last);

    await post.getByRole('button', { name: /的貼文選項$/ }).click();
    await page.getByRole('menuitem', { name: '編輯貼文' }).click();
    const change = editor(page, '編輯貼文');
    await expect(change.getByRole('button', { name: /^移除(照片|影片)/ })).toHaveCount(3);
    await change.getByRole('textbox').fill('今天的便當：改吃魚');
    await change.getByRole('button', { name: '照片 2往前移' }).click();
    await change.getByRole('button', { name: '移除影片 1' }).click();
    await change.getByRole('button', { name: '更新', exact: true }).click();
    await waitForText(page, '貼文已更新');
    await expect(page.getByRole('article').filter({ hasText: '今天的便當：改吃魚' })).toContainText(
      '已編輯',
    );
  },
);

test('a file error is shown, and the draft survives a reload', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|status of 422/);
  // Playwright's trace recorder requests the broken picture again; the site itself does not.
  consoleErrors.expect(/^Connecting to 'blob:/);
  await openSignedInAsPoster(page);
  await editor(page).getByRole('textbox').fill('煮到一半的湯');
  await page.route(UPLOAD, (route) => route.abort());
  await pick(page, await picture(page, 'lost.jpg'));
  const lost = editor(page).getByRole('alert').filter({ hasText: 'lost.jpg' });
  await expect(lost).toContainText('圖片上傳失敗');
  await page.unroute(UPLOAD);
  await lost.getByRole('button', { name: '重試' }).click();
  await expect(done(page)).toHaveCount(1);
  await expect(lost).toBeHidden();

  // Pending until the upload is cancelled.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(UPLOAD, async (route) => {
    await held;
    // The page has aborted the request.
    await route.abort().catch(() => undefined);
  });
  await pick(page, await picture(page, 'slow.jpg'));
  await editor(page).getByRole('button', { name: '取消上傳照片 2' }).click();
  letGo();
  await page.unroute(UPLOAD);
  await expect(editor(page).getByRole('list', { name: '照片' }).getByRole('listitem')).toHaveCount(
    1,
  );

  await pick(page, [
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just words') },
  ]);
  const alert = (name: string) => editor(page).getByRole('alert').filter({ hasText: name });
  await expect(alert('huge.png')).toContainText('檔案超過 10 MB');
  await expect(alert('words.jpg')).toContainText('只接受 JPEG');
  await expect(alert('words.jpg').getByRole('button', { name: '重試' })).toBeHidden();

  await pressEscape(page);
  await waitForText(page, '草稿已儲存');
  await expect(page.getByRole('button', { name: '寫貼文' }).first()).toBeFocused();
  await page.reload();
  await openEditor(page);
  await waitForText(page, '接著上次的草稿繼續寫');
  await expect(editor(page).getByRole('textbox')).toHaveValue('煮到一半的湯');
  await expect(done(page)).toHaveCount(1);

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/article/store')) calls.push(request.method());
  });
  await publish(page).dblclick();
  await waitForText(page, '貼文已發布');
  await expect(page.getByRole('article').filter({ hasText: '煮到一半的湯' })).toHaveCount(1);
  expect(calls).toHaveLength(1);
});

test('a post for one group is visible to its members only', async ({ page, browser, baseURL }) => {
  const [neighbour, dealer] = [
    await callerAs(browser, baseURL ?? '', '一般會員'),
    await callerAs(browser, baseURL ?? '', '經銷商'),
  ];
  await openSignedInAsPoster(page);
  await editor(page).getByRole('textbox').fill('好鄰居限定的貓咪便當');
  await pick(page, [
    await picture(page, 'cat.jpg'),
    await picture(page, 'bento.jpg', 320),
    await video(),
  ]);
  await recommend(page, '芒果', [0, 1]);
  await editor(page).getByRole('button', { name: '誰可以看：公開' }).click();
  const groups = editor(page, '誰可以看這則貼文？');
  await groups.getByRole('checkbox', { name: '公開' }).uncheck();
  await groups.getByRole('button', { name: '完成' }).click();
  await expect(done(page)).toHaveCount(3);
  await publish(page).click();
  await waitForText(page, '請至少選擇一個觀看權限');
  await editor(page).getByRole('button', { name: '誰可以看：尚未選擇誰可以看' }).click();
  await groups.getByRole('checkbox', { name: '好鄰居' }).check();
  await groups.getByRole('button', { name: '完成' }).click();
  const [reply] = await Promise.all([
    page.waitForResponse('**/api/article/store'),
    publish(page).click(),
  ]);
  const { data } = (await reply.json()) as {
    data: LimitedPost;
  };
  expect([data.pictures.length, data.videos.length, data.product.length]).toEqual([2, 1, 2]);
  const where = [
    '/api/article',
    `/api/search/article/${encodeURIComponent('貓咪便當')}`,
    `/api/article/detail/${data.id}`,
  ];
  const comments = `/api/article/message/${data.id}`;
  for (const address of where) {
    expect(await neighbour.text(address)).toContain('好鄰居限定的貓咪便當');
    expect(await dealer.text(address)).not.toContain('好鄰居限定的貓咪便當');
    expect(await (await fetch(baseURL + address)).text()).not.toContain('好鄰居限定的貓咪便當');
  }
  expect(await neighbour.text(comments)).toContain('"valid":true');
  expect(await dealer.text(comments)).toContain('"valid":false');
  expect(await (await fetch(baseURL + comments)).text()).toContain('"valid":false');
  for (const media of mediaOf(data)) {
    const guest = await fetch(baseURL + media);
    expect([
      media,
      await neighbour.status(media),
      await dealer.status(media),
      guest.status,
    ]).toEqual([media, 200, 404, 404]);
  }
  for (const { page: theirs } of [neighbour, dealer]) {
    await theirs.reload();
    await expect(theirs.getByRole('article').first()).toBeVisible();
  }
  const post = neighbour.page.getByRole('article').filter({ hasText: '好鄰居限定的貓咪便當' });
  await expect(post.getByRole('button', { name: /^放大/ })).toHaveCount(2);
  await expect(post.locator('video, [aria-label*="影片"]').first()).toBeVisible();
  await expect(dealer.page.getByText('好鄰居限定的貓咪便當')).toHaveCount(0);
  await Promise.all([neighbour.close(), dealer.close()]);
});

test(
  'a keyboard user opens the editor from the wall, publishes a post, and returns to the same place',
  DESKTOP_TOO,
  async ({ page }) => {
    await openSignedInAsPoster(page);
    await pressEscape(page);
    await expect(editor(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '寫貼文' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page).getByRole('textbox', { name: '貼文內容' })).toBeFocused();
    await page.keyboard.type('鍵盤也能煮飯');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const groups = editor(page, '誰可以看這則貼文？');
    await expect(groups.getByRole('checkbox', { name: '公開' })).toBeFocused();
    // Waits for the groups: before they load, Tab moves on to the close button.
    await expect(groups.getByRole('checkbox', { name: '一般會員' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(groups.getByRole('checkbox', { name: '公開' })).not.toBeChecked();
    await pressEscape(page);
    await expect(groups).toBeHidden();
    await expect(editor(page).getByRole('button', { name: '誰可以看：一般會員' })).toBeFocused();

    await pick(page, [await picture(page, 'one.jpg'), await picture(page, 'two.jpg')]);
    await expect(done(page)).toHaveCount(2);
    const first = editor(page).getByRole('list', { name: '照片' }).getByRole('listitem').first();
    const before = await first.getByRole('img').getAttribute('src');
    await page.keyboard.press('Tab');
    for (const name of ['說明照片 1', '移除照片 1', '照片 1往前移', '照片 1往後移']) {
      await page.keyboard.press('Tab');
      await expect(editor(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(editor(page).getByRole('button', { name: '照片 2往後移' })).toBeFocused();
    expect(await first.getByRole('img').getAttribute('src')).not.toBe(before);

    await page.keyboard.press('Control+Enter');
    await waitForText(page, '貼文已發布');
    await expect(page.getByRole('button', { name: '寫貼文' }).first()).toBeFocused();
  },
);
