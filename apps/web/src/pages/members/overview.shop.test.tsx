import { dataOf, shopperOf, type PlacedData, type TestMember } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember({ name: '阿芳' });
});

/** Inserts a notification with a chosen time, which only the database allows. */
const notify = (title: string, more = '') =>
  setup.shop.db.execute(
    `insert into notifications (member_id, kind, title, content, target)
     values (${member.id}, 1, '${title}', '', ${more === '' ? 'null' : `'${more}'`})`,
  );

async function placeOrder(): Promise<string> {
  const { shop } = setup;
  const cake = await shop.makeProduct({ rules: [{ amount: 300, stock: 10 }] });
  const { id } = await shop.makeShippingMethod({ freeFrom: null });
  const shopper = shopperOf(shop.as(member), member);
  await shop.setConfig('payment', 'money_transfer_bank_code', '812');
  await shop.setConfig('payment', 'money_transfer_account', '00123456789');
  await shopper.ship(id);
  await shopper.add(cake.rules[0]?.id ?? 0);
  const placed = await shopper.pay(400, { payment: { method: 'transfer' } });
  return dataOf<PlacedData>(placed).trans_order_id;
}

it('shows unpaid orders, expiring benefits and notifications, and links to them', async () => {
  const order = await placeOrder();
  await setup.shop.givePoints(member.id, 120);
  const coupon = await setup.shop.makeCoupon({ name: '新朋友折 100' });
  await setup.shop.makeTicket(member.id, coupon.id);
  await notify('訂單已出貨', JSON.stringify({ type: 'order', trans_order_id: order }));
  await setup.open('/member', member);

  expect(await screen.findByText('阿芳，您好')).toBeVisible();
  expect(await screen.findByRole('link', { name: /待付款.*1 筆訂單/ })).toHaveAttribute(
    'href',
    '/order/list?status=unpaid',
  );
  expect(await screen.findByText(`訂單 ${order}`)).toBeVisible();
  expect(screen.getByText(/請於 .+ 前付款/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute('href', `/order/${order}`);
  expect(await screen.findByRole('link', { name: /點數.*120 點.*到期/ })).toHaveAttribute(
    'href',
    '/member/point',
  );
  expect(await screen.findByRole('link', { name: /1 張.*新朋友折 100.*到期/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /未讀.*訂單已出貨/ })).toHaveAttribute(
    'href',
    `/order/${order}`,
  );
});

it('shows unread notifications first, and marks all as read at once', async () => {
  await notify('訂單已送達');
  await setup.shop.as(member).get('/api/notify/read');
  for (const title of ['付款完成', '訂單備貨中', '訂單已出貨']) await notify(title);
  await setup.open('/member', member);
  const section = (await screen.findByRole('heading', { name: '最新通知' })).closest('section');
  if (!section) throw new Error('The notices have no section');
  const notices = within(section);
  expect(notices.getAllByRole('listitem')).toHaveLength(3);
  expect(notices.queryByText('訂單已送達')).toBeNull();
  expect(notices.getByRole('link', { name: '查看全部通知' })).toHaveAttribute(
    'href',
    '/notification/list',
  );
  await userEvent.click(await notices.findByRole('button', { name: '全部標為已讀（3）' }));
  expect(await notices.findAllByRole('listitem')).toHaveLength(3);
  await expect.poll(() => notices.queryByText('未讀')).toBeNull();
  await expect.poll(() => notices.queryByRole('button', { name: /全部標為已讀/ })).toBeNull();
});

it('shows zeros and hints when the member is new', async () => {
  await setup.open('/member', member);
  expect(await screen.findByRole('link', { name: /待付款.*0 筆訂單/ })).toBeVisible();
  expect(await screen.findByText('輸入優惠代碼就能領取')).toBeVisible();
  expect(screen.queryByText('等待付款的訂單')).toBeNull();
  expect(screen.queryByText('最新通知')).toBeNull();
});

it('shows an error when the shop is unreachable, and everything after a retry', async () => {
  await setup.shop.givePoints(member.id, 120);
  const order = await placeOrder();
  const reach = globalThis.fetch;
  let isOffline = true;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const { url } = new Request(...call);
    if (isOffline && !url.endsWith('/profile')) throw new TypeError('Failed to fetch');
    return reach(...call);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await setup.open('/member', member);
  const again = await screen.findByRole('button', { name: '再試一次' });
  expect(screen.getByRole('alert')).toHaveTextContent('會員資料載入失敗');
  isOffline = false;
  await userEvent.click(again);
  expect(await screen.findByText(`訂單 ${order}`)).toBeVisible();
  expect(await screen.findByText('120 點')).toBeVisible();
  expect(await screen.findByRole('link', { name: /待付款.*1 筆訂單/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
