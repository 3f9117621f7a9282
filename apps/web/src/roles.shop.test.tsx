import type { TestMember } from '@mall/server/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from './routes';
import { setupSite } from './testing/site';

const setup = setupSite();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember({ name: '阿芳' });
});

const ORDER = 'D202611200001';
/** Returns a URL of a route, with a value for its parameter. */
const addressOf = (path: string) => path.replace(':id', path.startsWith('/addon') ? '1' : ORDER);
const guarded = routes.filter((route) => route.guarded).map(({ path }) => addressOf(path));
/** Paths without an id redirect to a member's page. */
const leadToMembers = ['/order', '/notification', '/address', '/repay', '/addon', '/cart/map'];
const open = routes
  .filter(({ guarded: isGuarded, path }) => !isGuarded && path !== '*' && !path.includes(':'))
  .map(({ path }) => path)
  .filter((path) => !leadToMembers.includes(path));
const dealers = guarded.filter((path) => path.startsWith('/dealer/'));

const address = () => screen.findByLabelText('address');
/** The page's heading once its data has loaded. */
async function heading(): Promise<string> {
  const found = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    // The route's overlay closes a moment after the page has rendered.
    expect(screen.getByRole('main')).not.toHaveTextContent('載入中');
  });
  return found.textContent;
}

describe('a guest', () => {
  it.each(guarded)('is sent from %s to sign in, and back', async (path) => {
    await setup.open(path);
    expect(await address()).toHaveTextContent(`/login?back=${encodeURIComponent(path)}`);
  });

  it.each(open)('opens %s', async (path) => {
    await setup.open(path);
    expect(await heading()).not.toMatch(/^\d{3}/);
    expect(await address()).not.toHaveTextContent('/login?back');
  });
});

describe('a member', () => {
  it.each(guarded.filter((path) => !dealers.includes(path)))('opens %s', async (path) => {
    await setup.open(path, member);
    // Without an order this page correctly answers 404.
    expect(await heading()).not.toMatch(/^(40[13]|5\d\d)/);
    expect(await address()).not.toHaveTextContent('/login');
  });

  it.each(dealers)('who is not a dealer sees an explanation at %s', async (path) => {
    await setup.open(path, member);
    expect(await heading()).toMatch(/403|經銷商/);
  });
});

it.each(dealers)('a dealer opens %s', async (path) => {
  const dealer = await setup.shop.makeMember({ isDealer: true });
  await setup.open(path, dealer);
  expect(await heading()).toMatch(/收款帳戶|分潤/);
});

describe('another member’s data', () => {
  it.each([
    (id: string) => `/order/${id}`,
    (id: string) => `/repay/${id}`,
    (id: string) => `/repay/pay?order=${id}`,
    (id: string) => `/repay/complete?order=${id}`,
    (id: string) => `/cart/complete?order=${id}`,
  ])('looks nonexistent at %s', async (addressFor) => {
    const { id } = await placeOrder();
    const texts: (string | null)[] = [];
    for (const asked of [id, ORDER]) {
      await setup.open(addressFor(asked), member);
      await heading();
      texts.push(screen.getByRole('main').textContent.replaceAll(asked, ''));
      cleanup();
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toMatch(/找不到|沒有/);
  });

  it('has no address to edit', async () => {
    const other = await setup.shop.makeMember();
    const { body } = await setup.shop.as(other).post('/api/member/address/store', {
      type: 'home',
      name: '別人',
      phone: '0922333444',
      county: '臺北市',
      district: '大同區',
      zip: '103',
      street: '迪化街一段 1 號',
      is_default: false,
    });
    const { id } = body.data as { id: number };
    await setup.open(`/address/add?id=${id}`, member);
    expect(await screen.findByText('找不到這筆地址')).toBeVisible();
    expect(screen.queryByDisplayValue('別人')).toBeNull();
  });
});

/** Creates an order of another member. */
async function placeOrder(): Promise<{ readonly id: string }> {
  const { shop } = setup;
  const product = await shop.makeProduct({ rules: [{ amount: 100, stock: 5 }] });
  const { id: shipping } = await shop.makeShippingMethod({ freeFrom: null });
  const shopper = await shop.makeShopper();
  await shopper.add(product.rules[0]?.id ?? 0);
  const { body } = await shopper.ship(shipping);
  const { totals } = body.data as { totals: { total_amount: number } };
  const placed = await shopper.pay(totals.total_amount);
  return { id: (placed.body.data as { trans_order_id: string }).trans_order_id };
}
