import type { TestMember } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember();
});

it('the page shows the balance, its expiry dates, and each entry', async () => {
  await setup.shop.givePoints(member.id, 1200, new Date('2027-03-05T23:59:59+08:00'));
  await setup.shop.givePoints(member.id, 80, null);
  await setup.open('/member/point', member);
  expect(await screen.findByText('1,280 點', { selector: 'p' })).toBeVisible();
  const expires = (await screen.findByRole('heading', { name: '有效期限' })).closest('section');
  if (!expires) throw new Error('What expires has no section');
  expect(
    within(expires)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['2027/3/5（五）1,200 點']);
  const history = screen.getByRole('heading', { name: '點數紀錄' }).closest('section');
  if (!history) throw new Error('The history has no section');
  const [latest, first] = await within(history).findAllByRole('listitem');
  expect(latest).toHaveTextContent('+80');
  expect(latest).toHaveTextContent('餘額 1,280 點');
  expect(first).toHaveTextContent('+1,200');
  expect(first).toHaveTextContent('2027/3/5（五）到期');
});

it('a member without points sees how to earn some', async () => {
  await setup.open('/member/point', member);
  expect(await screen.findByText('還沒有點數紀錄')).toBeVisible();
  expect(screen.getByText('訂單完成後就會獲得點數。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去逛商城' })).toHaveAttribute('href', '/mall');
});
