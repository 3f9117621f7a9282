import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

it('the sign-in page says what happens with the like of a guest', async () => {
  const { id } = await setup.shop.makeArticle();
  await setup.open(`/article/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: /的貼文按讚/ }));
  expect(await screen.findByText('登入後就會幫您按讚。')).toBeVisible();
});

it.each([
  ['/order/list', '登入後就能查看訂單。'],
  ['/collection', '登入後就能查看收藏。'],
  ['/member/point', '登入後就能查看會員資料。'],
])('the sign-in page says why %s needs it when a guest opens it', async (path, sentence) => {
  await setup.open(path);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('the sign-in page shows the products that a guest chose', async () => {
  const { shop } = setup;
  const cake = await shop.makeProduct({ name: '芋頭蛋糕', rules: [{ amount: 120, stock: 9 }] });
  await setup.open(`/product/${cake.id}`);
  const [add] = await screen.findAllByRole('button', { name: '加入購物車' });
  if (add) await userEvent.click(add);
  const question = await screen.findByRole('alertdialog', { name: '請先登入' });
  await userEvent.click(within(question).getByRole('button', { name: '登入' }));
  const chosen = await screen.findByRole('list', { name: '您選的商品' });
  expect(chosen).toHaveTextContent(/芋頭蛋糕 × 1.*NT\$\s*120/);
});
