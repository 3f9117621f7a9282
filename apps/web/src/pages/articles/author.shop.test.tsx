import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

it('the page of an author says that there are no public posts when all are limited', async () => {
  const author = await setup.shop.makeMember({ name: '小滿' });
  const { id } = await setup.shop.makeArticle({ memberId: author.id, gids: [2] });
  await setup.open(`/author/${id}`);
  expect(await screen.findByText('還沒有公開的貼文')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('小滿');
});
