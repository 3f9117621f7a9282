import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupSite } from './testing/site';

const setup = setupSite();

it.each([
  ['/registered', '/register'],
  ['/forget/sent', '/forget/form'],
  ['/forget/done', '/login'],
])('%s leads to %s when nothing was done before', async (path, target) => {
  await setup.open(path);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(target));
});

it.each([
  ['/cart/complete', '/order/list'],
  ['/repay/pay', '/order/list'],
  ['/repay/complete', '/order/list'],
  ['/address', '/address/list'],
  ['/address/7', '/address/add?id=7'],
])('%s leads a member to %s', async (path, target) => {
  await setup.open(path, await setup.shop.makeMember());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(target));
});
