import { expectAnnounced } from './announcements';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

const search = (word: string, more = '') => `/search/${encodeURIComponent(word)}${more}`;

test(
  'a search finds posts beside products, and opens the tab that has results',
  MAIN_WAY,
  async ({ page }) => {
    await page.goto(search('水餃'));
    await expect(page.getByRole('list', { name: '「水餃」的搜尋結果' })).toBeVisible();
    const posts = page.getByRole('tab', { name: /^貼文 ?2$/ });
    await posts.click();
    await expect(page).toHaveURL(/\?show=posts$/);
    const found = page.getByRole('feed', { name: '提到「水餃」的貼文' }).getByRole('article');
    await expect(found).toHaveCount(2);
    await page.reload();
    await expect(found).toHaveCount(2);
    await posts.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: '商品' })).toHaveAttribute('aria-selected', 'true');

    await page.goto(search('阿嬤'));
    await expect(page.getByRole('feed', { name: '提到「阿嬤」的貼文' })).toBeVisible();
    await page.getByRole('tab', { name: '商品' }).click();
    await expect(page.getByRole('heading', { name: '找不到「阿嬤」相關的商品' })).toBeVisible();
    await page.getByRole('button', { name: '看貼文' }).click();
    await expect(page.getByRole('feed', { name: '提到「阿嬤」的貼文' })).toBeVisible();

    await page.goto(search('沒有人賣也沒有人聊'));
    await expect(page.getByRole('heading', { name: '找不到「沒有人賣也沒有人聊」' })).toBeVisible();
  },
);

test('a post is collected, listed in the collection, and removed again', async ({ page }) => {
  await openSignedIn(page, '一般會員', search('阿嬤', '?show=posts'));
  const first = page.getByRole('feed', { name: '提到「阿嬤」的貼文' }).getByRole('article').first();
  const text = (await first.innerText()).split('\n').find((line) => line.includes('阿嬤')) ?? '';
  await first.getByRole('button', { name: /^收藏.*的貼文$/ }).click();
  await expectAnnounced(page, '已加入收藏');

  await page.goto('/collection?show=posts');
  const mine = page.getByRole('feed', { name: '收藏的貼文' }).getByRole('article');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(text);
  await mine.getByRole('button', { name: /^收藏.*的貼文$/, pressed: true }).click();
  await expectAnnounced(page, '已從收藏移除');
  await expect(page.getByRole('heading', { name: '還沒有收藏貼文' })).toBeVisible();
  await page.getByRole('link', { name: '去逛貼文牆' }).click();
  await expect(page).toHaveURL(/\/wall$/);
});
