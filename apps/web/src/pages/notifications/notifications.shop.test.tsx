import type { TestMember } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember({ gid: 4 });
});

interface NoticeOptions {
  readonly kind?: 1 | 2;
  readonly target?: object;
  readonly daysAgo?: number;
  readonly isRead?: boolean;
  readonly content?: string;
}
/** Inserts a notification with a chosen time, which only the database allows. */
async function notify(title: string, notice: NoticeOptions = {}): Promise<number> {
  const { kind = 1, target, daysAgo = 0, isRead = false, content = '' } = notice;
  const { rows } = await setup.shop.db.execute<{ id: number }>(
    `insert into notifications (member_id, kind, title, content, target, created_at, read_at)
     values (${member.id}, ${kind}, '${title}', '${content}',
       ${target ? `'${JSON.stringify(target)}'` : 'null'},
       now() - interval '${daysAgo} days', ${isRead ? 'now()' : 'null'}) returning id`,
  );
  return rows[0]?.id ?? 0;
}
const unread = async () => {
  const { body } = await setup.shop.as(member).get('/api/notify/common');
  return (body.data as { readonly notify: number }).notify;
};
const here = () => screen.getByRole('status', { name: 'address' });

describe('the list', () => {
  it('has a tab for each kind, stored in the URL, and shows the times', async () => {
    await notify('訂單已出貨');
    await notify('付款完成', { daysAgo: 1, isRead: true });
    await notify('柑橘季開始了', { kind: 2, daysAgo: 400 });
    await setup.open('/notification/list', member);
    const today = within(await screen.findByRole('region', { name: '今天' }));
    expect(today.getByRole('link', { name: /^未讀 訂單已出貨/ })).toBeVisible();
    const yesterday = within(screen.getByRole('region', { name: '昨天' }));
    expect(yesterday.getByRole('link', { name: /^付款完成/ })).toBeVisible();
    expect(screen.queryByText('柑橘季開始了')).toBeNull();

    await userEvent.click(screen.getByRole('tab', { name: /活動與互動/ }));
    expect(await screen.findByText('柑橘季開始了')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^\d{4}\/\d/);
    expect(here()).toHaveTextContent('/notification/list?kind=2');
  });

  it('opens at the kind with unread notifications, and stays there', async () => {
    await notify('付款完成', { isRead: true });
    await notify('柑橘季開始了', { kind: 2 });
    await setup.open('/notification/list', member);
    expect(await screen.findByRole('link', { name: /^未讀 柑橘季開始了/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /活動與互動/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: /全部.*已讀/ }));
    expect(await screen.findByRole('link', { name: /^柑橘季開始了/ })).toBeVisible();
  });

  it('opens at orders and account when both kinds have unread ones', async () => {
    await notify('訂單已出貨');
    await notify('柑橘季開始了', { kind: 2 });
    await setup.open('/notification/list', member);
    expect(await screen.findByRole('link', { name: /^未讀 訂單已出貨/ })).toBeVisible();
  });

  it('links to a notification’s target, and marks it as read', async () => {
    await notify('訂單已出貨', { target: { type: 'order', trans_order_id: 'MA20261122' } });
    await notify('點數入帳', { target: { type: 'page', path: '/member/point' } });
    const id = await notify('歡迎來到巷口市集');
    await setup.open('/notification/list', member);
    const link = await screen.findByRole('link', { name: /點數入帳/ });
    expect(screen.getByRole('link', { name: /訂單已出貨/ })).toHaveAttribute(
      'href',
      '/order/MA20261122',
    );
    expect(screen.getByRole('link', { name: /歡迎/ })).toHaveAttribute(
      'href',
      `/notification/${id}`,
    );
    await userEvent.click(link);
    await expect.poll(() => here().textContent).toBe('/member/point');
    await expect.poll(unread).toBe(2);
  });

  it('marks all as read at once, and shows the count: 99+ above 99', async () => {
    await setup.shop.db.execute(
      `insert into notifications (member_id, kind, title, content)
       select ${member.id}, 1, '通知 ' || n, '' from generate_series(1, 120) n`,
    );
    await setup.open('/notification/list', member);
    await userEvent.click(await screen.findByRole('button', { name: '全部標為已讀（99+）' }));
    await expect.poll(unread).toBe(0);
    await expect.poll(() => screen.queryByRole('button', { name: /全部標為已讀/ })).toBeNull();
    await expect.poll(() => screen.queryByText('未讀')).toBeNull();
  });

  it('shows a hint and a link when it is empty', async () => {
    await setup.open('/notification/list?kind=2', member);
    expect(await screen.findByRole('heading', { name: '還沒有通知' })).toBeVisible();
    expect(screen.getByRole('link', { name: '去看貼文牆' })).toHaveAttribute('href', '/wall');
  });

  it('shows an error when it cannot be loaded, and the list after a retry', async () => {
    await notify('訂單已出貨');
    const reach = globalThis.fetch;
    let isOffline = true;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const { url } = new Request(...call);
      if (isOffline && url.includes('/notify/list')) throw new TypeError('Failed to fetch');
      return reach(...call);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await setup.open('/notification/list', member);
    const again = await screen.findByRole('button', { name: '再試一次' });
    expect(screen.getByRole('alert')).toHaveTextContent('通知載入失敗');
    isOffline = false;
    await userEvent.click(again);
    expect(await screen.findByText('訂單已出貨')).toBeVisible();
  });
});

describe('one notification', () => {
  it('is marked as read on opening, and shows its link', async () => {
    const target = { type: 'product', p_id: 1001 };
    const id = await notify('貨到通知', { kind: 2, target, content: '您等的芒果到貨了' });
    await setup.open(`/notification/${id}`, member);
    expect(await screen.findByRole('heading', { name: '貨到通知' })).toBeVisible();
    expect(screen.getByText('您等的芒果到貨了')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看商品' })).toHaveAttribute('href', '/product/1001');
    expect(screen.getByRole('link', { name: '回通知列表' })).toHaveAttribute(
      'href',
      '/notification/list?kind=2',
    );
    expect(await unread()).toBe(0);
  });

  it('of another member looks like one that does not exist', async () => {
    const id = await notify('訂單已出貨');
    await setup.open(`/notification/${id}`, await setup.shop.makeMember());
    expect(await screen.findByRole('heading', { name: '找不到這則通知' })).toBeVisible();
    expect(await unread()).toBe(1);
  });
});

describe('the settings', () => {
  it('switch off a topic immediately and permanently', async () => {
    await setup.open('/member/notifications', member);
    const likes = await screen.findByRole('switch', { name: '貼文按讚' });
    expect(likes).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(5);
    // jsdom has no service workers, like an old browser.
    expect(await screen.findByText(/這個瀏覽器無法顯示推播/)).toBeVisible();
    expect(screen.getByRole('switch', { name: '推播通知' })).toBeDisabled();
    await userEvent.click(likes);
    expect(likes).not.toBeChecked();
    const { id } = await setup.shop.makeArticle({ memberId: member.id });
    const stored = async () =>
      (await setup.shop.as(member).get('/api/notify/preference')).body.data;
    await expect.poll(stored).toMatchObject({ like: false, comment: true });
    await setup.shop
      .as(await setup.shop.makeMember())
      .post('/api/article/like', { a_id: id, action: 'add' });
    expect(await unread()).toBe(0);
  });
});
