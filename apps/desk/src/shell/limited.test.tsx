import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupDesk } from '../testing/setupDesk';

const MOST = 60;
const desk = setupDesk({ callsPerMinute: MOST });

/** Uses the calls of this address, also of two servers. */
async function exhaustCalls() {
  for (let call = 0; call <= 2 * MOST; call += 1) await desk.shop.as().get('/api/captcha');
}

it('a colleague goes on at an address that has used its calls', async () => {
  await desk.signIn('何明哲', ['clerk']);
  await exhaustCalls();
  desk.open('/');
  expect(await screen.findByRole('heading', { name: '何明哲，您好' })).toBeVisible();
});

it.each(['/orders', '/sign-in'])(
  'a visitor at an address that has used its calls reads how long to wait: %s',
  async (path) => {
    await exhaustCalls();
    desk.open(path);
    expect(await screen.findByText(/操作太頻繁了，請 \d+ 秒後再試/)).toBeVisible();
  },
);
