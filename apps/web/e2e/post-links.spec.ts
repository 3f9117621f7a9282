import { posts, publish } from './posts';
import { expect, openSignedIn, test } from './test';

test('a post shows the product that it links to, and its text opens the post', async ({ page }) => {
  await openSignedIn(page, '貼文作者', '/wall');
  const { origin } = new URL(page.url());
  const id = await publish(page, `今天吃這個${origin}/product/1001！真的很好吃`);
  await page.reload();
  const post = posts(page).filter({ hasText: '今天吃這個' }).first();
  const link = post.getByRole('link', { name: /\/product\/1001$/ });
  await expect(link).toHaveAttribute('href', '/product/1001');
  const card = post.getByRole('listitem').getByRole('link');
  await expect(card).toHaveAttribute('href', '/product/1001');
  // The link of the time covers the text, except for its own links.
  const box = await post.getByText('今天吃這個').boundingBox();
  if (!box) throw new Error('The text has no box');
  await page.mouse.click(box.x + 8, box.y + 8);
  await expect(page).toHaveURL(`/article/${id}`);
  await page.goBack();
  await link.click();
  await expect(page).toHaveURL('/product/1001');
});
