import { expectAnnounced } from './announcements';
import { done, editor, openSignedInAsPoster, pick, picture, publish } from './editor';
import { posts } from './posts';
import { expect, openSignedIn, test } from './test';

test('names lead to the posts of a neighbour, and a post leads to more of them', async ({
  page,
}) => {
  await page.goto('/article/2001');
  await page.getByRole('main').getByRole('link', { name: '周予安' }).first().click();
  await expect(page).toHaveURL(/\/author\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '周予安' })).toBeVisible();
  await expect(page.getByText(/年 \d+ 月加入/)).toBeVisible();
  await expect(posts(page).first()).toBeVisible();
  await page.goBack();
  const more = page.getByRole('region', { name: '更多來自 周予安' });
  // Rendered once it comes near the viewport.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(more).toBeVisible();
  // A link to the author's page comes first once the row does not hold all of the posts.
  await more.locator('a[href*="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\/\d+$/);
  await expect(page).not.toHaveURL(/2001$/);
});

test('the shop is marked as the shop', async ({ page }) => {
  await page.goto('/article/2416');
  const head = page.getByRole('main').getByRole('article').first();
  await expect(head.getByText('店家', { exact: true }).first()).toBeVisible();
});

test('a member hides a post, brings it back, and copies a link', async ({ page }) => {
  await openSignedIn(page, '一般會員', '/wall');
  const first = posts(page).first();
  const text = (await first.getByRole('heading').innerText()).trim();
  const content = await first.innerText();
  const menu = first.getByRole('button', { name: `${text}的貼文選項` });
  await menu.click();
  await page.getByRole('menuitem', { name: '隱藏這則貼文' }).click();
  await expect(first).not.toHaveText(content);
  await page.getByRole('button', { name: '復原' }).click();
  await expect.poll(() => first.innerText()).toBe(content);

  await menu.click();
  await page.getByRole('menuitem', { name: '複製連結' }).click();
  await expectAnnounced(page, '已複製連結');
});

test('a member who may not post reads how to', async ({ page }) => {
  await openSignedIn(page, '一般會員', '/wall');
  await expect(page.getByRole('link', { name: '跟客服說一聲，就為您開通發文' })).toHaveAttribute(
    'href',
    '/service',
  );
  await expect(page.getByRole('button', { name: /^寫貼文/ })).toHaveCount(0);
});

test('a poster describes a picture, and finds known products before searching', async ({
  page,
}) => {
  await openSignedInAsPoster(page);
  await editor(page).getByRole('textbox').fill('一鍋湯');
  await pick(page, [await picture(page, 'one.jpg')]);
  await expect(done(page)).toHaveCount(1);
  await editor(page).getByRole('button', { name: '說明照片 1' }).click();
  const dialog = page.getByRole('dialog', { name: '說明這張照片' });
  await dialog.getByRole('textbox', { name: '照片裡有什麼' }).fill('木桌上的一鍋湯');
  await dialog.getByRole('button', { name: '完成' }).click();

  await test.step('the picker begins with known products', async () => {
    await editor(page).getByRole('button', { name: '推薦商品' }).click();
    const finder = editor(page, '推薦商品');
    await expect(finder.getByRole('button', { name: '加入', exact: true })).toBeDisabled();
    await finder.getByRole('list').first().getByRole('checkbox').first().check();
    await finder.getByRole('button', { name: '加入 1 項' }).click();
  });

  await test.step('a draft is announced on the wall, with the description in it', async () => {
    await page
      .getByRole('dialog', { name: '寫貼文' })
      .getByRole('button', { name: '關閉' })
      .click();
    const composer = page.getByRole('button', { name: '寫貼文：有一則還沒發布的草稿' });
    await composer.click();
    await expect(
      editor(page).getByRole('button', { name: '照片 1的說明：木桌上的一鍋湯' }),
    ).toBeVisible();
    await publish(page).click();
    const post = posts(page).filter({ hasText: '一鍋湯' }).first();
    await expect(post.getByRole('button', { name: '放大圖片：木桌上的一鍋湯' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^寫貼文：分享今天的餐桌/ })).toBeVisible();
  });
});
