import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setupSite } from '../../testing/site';

const setup = setupSite();

it('shows the fee and the restrictions of an island when it is chosen', async () => {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 500, stock: 5 }] });
  await shop.makeShippingMethod({ name: '宅配', fee: 100, islandsFee: 250, freeFrom: null });
  await shop.makeShippingMethod({ name: '冷藏車', freeFrom: null, islandsOff: '冷藏車不進離島' });
  const member = await shop.makeMember();
  await shop.as(member).post('/api/shopping/cart/1/add', {
    rule_id: cake.rules[0]?.id,
    quantity: 1,
    type: 1,
    relation_id: 0,
  });
  await setup.open('/cart/shipping?temp=1', member);
  const door = await screen.findByRole('radio', { name: /^宅配/ });
  await userEvent.click(door);
  const summary = screen.getByRole('complementary', { name: '訂單摘要' });
  const choose = async (label: RegExp, option: string) =>
    userEvent.selectOptions(await screen.findByLabelText(label), option);

  await screen.findByText('金門縣');
  await choose(/縣市/, '金門縣');
  await choose(/鄉鎮市區/, '金城鎮');
  expect(summary).toHaveTextContent(/NT\$\s*750/);
  expect(screen.getByRole('radio', { name: /^冷藏車/ })).toBeDisabled();
  expect(screen.getByText('冷藏車不進離島')).toBeVisible();

  await choose(/縣市/, '臺北市');
  await choose(/鄉鎮市區/, '大同區');
  expect(summary).toHaveTextContent(/NT\$\s*600/);
  expect(screen.getByRole('radio', { name: /^冷藏車/ })).toBeEnabled();
});
