import type { Page } from '@playwright/test';
import { pressEscape } from './keys';
import { anotherBrowser, posts, publish, top, withoutPainting } from './posts';
import { expectAnnounced } from './announcements';
import { openSignedIn, DESKTOP_TOO, expect, signIn, test } from './test';

/** The accessible names and positions of the rendered posts. */
const renderedPosts = (page: Page) =>
  posts(page).evaluateAll((articles) =>
    articles.map((article) => ({
      place: Number(article.getAttribute('aria-posinset')),
      top: Math.round(article.getBoundingClientRect().top),
      href: article.querySelector('a[href^="/article/"]')?.getAttribute('href') ?? '',
    })),
  );

/** Scrolls down by one screen, and waits until its posts are rendered and no page of posts is loading. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollBy(0, innerHeight);
    const nextFrame = () => new Promise(requestAnimationFrame);
    // One frame for the scroll event, one for the re-render that it causes.
    await nextFrame();
    await nextFrame();
  });
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
}

/** Scrolls to the end; returns the URL of every post by its position. */
async function readAll(page: Page): Promise<Map<number, string>> {
  const seen = new Map<number, string>();
  await expect(posts(page).first()).toBeVisible();
  const end = page.getByText('已經看完所有貼文了');
  for (let round = 0; round < 120 && !(await end.isVisible()); round += 1) {
    for (const { place, href } of await renderedPosts(page)) seen.set(place, href);
    await readOn(page);
  }
  for (const { place, href } of await renderedPosts(page)) seen.set(place, href);
  await expect(end).toBeVisible();
  return seen;
}

test(
  'the wall is scrolled to its end in order, without duplicates, and renders only a part',
  DESKTOP_TOO,
  async ({ page }) => {
    await withoutPainting(page);
    await page.goto('/wall');
    await expect(posts(page).first()).toBeVisible();
    const first = (await renderedPosts(page)).slice(0, 3);
    expect(first.map(({ place }) => place)).toEqual([1, 2, 3]);
    const tops = first.map((post) => post.top);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));

    const seen = await readAll(page);
    expect([...seen.keys()].sort((one, other) => one - other)).toEqual(
      Array.from({ length: seen.size }, (_, at) => at + 1),
    );
    expect(new Set(seen.values()).size).toBe(seen.size);
    expect(seen.size).toBeGreaterThan(50);
    expect(await posts(page).count()).toBeLessThan(40);
  },
);

test('coming back to the wall restores the post that was opened', DESKTOP_TOO, async ({ page }) => {
  await withoutPainting(page);
  await page.goto('/wall');
  await expect(posts(page).first()).toBeVisible();
  for (let screen = 0; screen < 6; screen += 1) {
    await readOn(page);
  }
  const inSight = () =>
    renderedPosts(page).then((all) => all.find((post) => post.top > 64 && post.top < 700));
  await expect.poll(inSight).toBeTruthy();
  const left = await inSight();
  const place = await top(page);
  await page.locator(`a[href="${left?.href}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);

  await page.goBack();
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(50);
  const now = async () =>
    (await renderedPosts(page)).find(({ href }) => href === left?.href)?.top ?? 9999;
  await expect.poll(async () => Math.abs((await now()) - (left?.top ?? 0))).toBeLessThanOrEqual(50);

  await page.reload();
  await expect.poll(async () => Math.abs((await now()) - (left?.top ?? 0))).toBeLessThanOrEqual(50);
});

test(
  'a keyboard user moves from post to post and opens pictures',
  DESKTOP_TOO,
  async ({ page }) => {
    await withoutPainting(page);
    await page.goto('/wall');
    await posts(page).first().focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('PageDown');
    await expect(page.locator('[aria-posinset="9"]')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(page.locator('[aria-posinset="8"]')).toBeFocused();

    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();
    // Other tests may have posted before: uses the first post with two pictures, at its own address, since the list
    // adds and removes posts while it scrolls.
    const firstOfTwo = page.getByRole('button', { name: /^放大.*第 1 張，共 2 張/ });
    const address = await posts(page)
      .filter({ has: firstOfTwo })
      .first()
      .locator('a[href^="/article/"]')
      .first()
      .getAttribute('href');
    const post = posts(page).filter({ has: page.locator(`a[href="${address}"]`) });
    const picture = post.getByRole('button', { name: /^放大.*第 1 張/ });
    await picture.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toBeVisible();
    const strip = viewer.getByRole('group');
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => strip.evaluate((element) => element.scrollLeft / element.clientWidth))
      .toBe(1);
    await pressEscape(page);
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();

    // Back closes it, and then leaves the post.
    await post.locator('a[href^="/article/"]').first().click();
    // The wall stays until the post has loaded.
    await expect(page.locator('[aria-posinset]')).toHaveCount(0);
    const second = page.getByRole('button', { name: /^放大.*第 2 張/ });
    await second.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(second).toBeVisible();
    await page.goBack();
    await expect(posts(page).first()).toBeVisible();
  },
);

test('a guest who likes is sent to sign in and comes back', async ({ page, browser, baseURL }) => {
  // The like notifies the author of the post.
  const author = await anotherBrowser(browser, baseURL, '貼文作者', '/favicon.svg');
  await publish(author, '第一次來的客人都說讚');
  await author.context().close();
  await withoutPainting(page);
  await page.goto('/wall');
  const post = posts(page).filter({ hasText: '第一次來的客人都說讚' });
  await post.getByRole('button', { name: /按讚/ }).click();
  await expect(page).toHaveURL('/login?back=%2Fwall');
  await signIn(page);
  await expect(page).toHaveURL('/wall');
  await expect(posts(page).first()).toBeVisible();
});

test('two browsers end with the same state when they like, collect and comment at once', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  const path = '/article/2101';
  await withoutPainting(page);
  await openSignedIn(page, '一般會員', path);
  const other = await anotherBrowser(browser, baseURL, '貼文作者', path);
  const like = (on: Page) => on.getByRole('button', { name: /按讚/ });
  const count = async (on: Page) => Number(/\d+$/.exec(await like(on).innerText())?.[0]);
  const before = await count(page);
  const bookmark = (on: Page) => on.getByRole('button', { name: /^收藏.*的貼文$/ });

  // Eleven quick taps on a button coalesce into one request, which asks for the final state.
  const answered = [page, other].flatMap((on) =>
    [/article\/like$/, /article\/collect$/].map((call) => on.waitForResponse(call)),
  );
  await Promise.all(
    [page, other].flatMap((on) =>
      [like(on), bookmark(on)].map((toggle) =>
        toggle.evaluate((button) => {
          for (let tap = 0; tap < 11; tap += 1) (button as HTMLElement).click();
        }),
      ),
    ),
  );
  const say = async (on: Page, words: string) => {
    await on.getByRole('textbox', { name: '留言' }).fill(words);
    await on.getByRole('button', { name: '送出留言' }).click();
    await expect(on.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await expect(on.getByText('傳送中…')).toHaveCount(0);
    await expect(on.getByRole('textbox', { name: '留言' })).toHaveValue('');
  };
  await Promise.all([say(page, '這個我也要買'), say(other, '謝謝捧場')]);
  await Promise.all(answered);
  await Promise.all([page.reload(), other.reload()]);
  for (const on of [page, other]) {
    await expect(like(on)).toHaveAttribute('aria-pressed', 'true');
    await expect(bookmark(on)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => count(on)).toBe(before + 2);
    for (const words of ['這個我也要買', '謝謝捧場'])
      await expect(on.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  }
  await other.context().close();

  // A failed request reverts the button and shows an error.
  await page.route('**/api/article/like', (route) => route.abort());
  await like(page).click();
  await expectAnnounced(page, '操作失敗');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await count(page)).toBe(before + 2);

  await bookmark(page).click();
  await expectAnnounced(page, '已從收藏移除');
  await bookmark(page).click();
  await expectAnnounced(page, '已加入收藏');
});

test('a pill announces new posts and scrolls to them; the author deletes a post in the list and on its page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await withoutPainting(page);
  await page.goto('/wall');
  await expect(posts(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  const author = await anotherBrowser(browser, baseURL, '貼文作者', '/wall');
  const id = await publish(author, '剛出爐的第一篇');
  const second = await publish(author, '剛出爐的第二篇');
  await page.clock.fastForward(61_000);
  const pill = page.getByRole('button', { name: '有 2 則新貼文' });
  await expect(pill).toBeInViewport();
  await pill.click();
  await expect(posts(page).first()).toContainText('剛出爐的第二篇');
  await expect.poll(() => top(page)).toBe(0);
  await expect(pill).toHaveCount(0);

  await author.reload();
  const mine = author.getByRole('article').filter({ hasText: '剛出爐的第二篇' });
  const remove = async () => {
    await author.getByRole('menuitem', { name: '刪除貼文' }).click();
    await expect(author.getByRole('alertdialog', { name: '確定要刪除這則貼文嗎？' })).toBeVisible();
    await author.getByRole('button', { name: '刪除', exact: true }).click();
    await expect(author.getByText('貼文已刪除').first()).toBeVisible();
  };
  await mine.getByRole('button', { name: /的貼文選項$/ }).click();
  await remove();
  await expect(mine).toHaveCount(0);

  await author.goto(`/article/${id}`);
  await author.getByRole('button', { name: /的貼文選項$/ }).click();
  await remove();
  await expect(author).toHaveURL('/');
  await author.goto(`/article/${second}`);
  await expect(author.getByRole('heading', { name: '找不到這則貼文' })).toBeVisible();
  await author.context().close();
});
