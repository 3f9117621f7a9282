import { dataOf, shopperOf, type PlacedData, type TestMember } from '@mall/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let dealer: TestMember;
beforeEach(async () => {
  dealer = await setup.shop.makeMember({ isDealer: true, name: '許文凱' });
});

/** Creates a customer's order that has earned the dealer a share, which a refund may have cancelled. */
async function earn(name: string, amount: number, isRefunded = false): Promise<string> {
  const { shop } = setup;
  const member = await shop.makeMember({ name, dealerId: dealer.id });
  const cake = await shop.makeProduct({ rules: [{ amount, stock: 10 }] });
  const { id } = await shop.makeShippingMethod({ freeFrom: null });
  const shopper = shopperOf(shop.as(member), member);
  await shopper.ship(id);
  await shopper.add(cake.rules[0]?.id ?? 0);
  const order = dataOf<PlacedData>(await shopper.pay(amount + 100)).trans_order_id;
  await shop.db.execute(
    `insert into dealer_profits (order_id, dealer_id, amount, percent, commission, reversed_at)
     select id, ${dealer.id}, ${amount}, 5, ${amount / 20}, ${isRefunded ? 'now()' : 'null'}
     from orders where trans_order_id = '${order}'`,
  );
  return order;
}

describe('the payout account', () => {
  it('shows the code and its link, and saves the account', async () => {
    await setup.open('/dealer/payment', dealer);
    const code = await screen.findByText(/^[0-9A-Z]{8}$/);
    expect(
      screen.getByText(`${location.origin}/register?dealer=${code.textContent}`),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: '推薦註冊連結的 QR Code' })).toBeVisible();
    expect(await screen.findByText(/還沒有設定收款帳戶/)).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: /^銀行/ }), '台新{Enter}');
    for (const [label, text] of [
      ['分行名稱', '大同分行'],
      ['戶名', '許文凱'],
      ['帳號', '00123456789012'],
    ] as const) {
      await userEvent.click(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }));
      await userEvent.paste(text);
    }
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByText('收款帳戶已儲存')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /^銀行/ })).toHaveValue('台新國際商業銀行');
    expect(screen.queryByText(/還沒有設定收款帳戶/)).toBeNull();
  });

  it('shows an error beside its field, and preserves the input', async () => {
    await setup.open('/dealer/payment', dealer);
    const bank = await screen.findByRole('combobox', { name: /^銀行/ });
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    await waitFor(() => expect(bank).toBeInvalid());
    await waitFor(() => expect(bank).toHaveFocus());
    // An unlisted bank is typed.
    await userEvent.type(bank, '信用合作社{Enter}');
    const code = screen.getByRole('textbox', { name: /^銀行代碼/ });
    await userEvent.type(code, '8a');
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    await waitFor(() => expect(code).toBeInvalid());
    expect(code).toHaveValue('8a');
  });
});

describe('the earnings', () => {
  it('are listed by order with sums that exclude refunds', async () => {
    const paid = await earn('林小滿', 1000);
    await earn('陳阿姨', 2000, true);
    await setup.open('/dealer/profit', dealer);
    expect(await screen.findByText(paid)).toBeVisible();
    expect(screen.getByText('已退款，不計分潤')).toBeVisible();
    const sums = screen.getByText('訂單數', { selector: 'dt' }).closest('dl');
    expect(sums).toHaveTextContent('1 筆');
    expect(sums).toHaveTextContent('NT$50');
  });

  it('are exported with columns that add up to the page’s sums', async () => {
    await earn('林小滿', 1000);
    await earn('陳阿姨', 2000, true);
    const written: Blob[] = [];
    // Missing in jsdom.
    URL.createObjectURL = (blob) => {
      written.push(blob as Blob);
      return '#';
    };
    URL.revokeObjectURL = () => undefined;
    await setup.open('/dealer/profit', dealer);
    await userEvent.click(await screen.findByRole('button', { name: '下載 CSV' }));
    expect(await screen.findByText('檔案已下載')).toBeInTheDocument();
    const [head, ...rows] = ((await written[0]?.text()) ?? '').trim().split('\r\n');
    expect(head).toMatch(/訂單編號,日期,會員,成交金額,分潤比例（%）,分潤,備註$/);
    const sum = (column: number) =>
      rows.reduce((all, row) => all + Number(row.split(',')[column]), 0);
    expect([rows.length, sum(3), sum(5)]).toEqual([2, 1000, 50]);
    expect(rows.find((row) => row.includes('已退款'))).toContain('NT$2,000');
  });

  it('show a hint and the referral link when a month has none', async () => {
    await setup.open('/dealer/profit', dealer);
    expect(await screen.findByText('還沒有業績')).toBeVisible();
    expect(screen.getByRole('link', { name: '看推薦連結' })).toHaveAttribute(
      'href',
      '/dealer/payment',
    );
    expect(await screen.findByText('還沒有結算紀錄')).toBeVisible();
  });
});

describe('for other members', () => {
  it.each(['/dealer/payment', '/dealer/profit'])(
    '%s shows an explanation with links',
    async (path) => {
      const member = await setup.shop.makeMember({ account: 'fang@mall.test' });
      await setup.open(path, member);
      const title = await screen.findByRole('heading', { level: 1, name: /403.*經銷商專區/ });
      expect(title).toBeVisible();
      expect(screen.getByText(/您目前用 fang@mall.test 登入/)).toBeVisible();
      expect(screen.getByRole('link', { name: '回會員中心' })).toHaveAttribute('href', '/member');
    },
  );

  it('links to signing in with another account, and back', async () => {
    await setup.open('/dealer/profit', await setup.shop.makeMember());
    await userEvent.click(await screen.findByRole('button', { name: '換帳號登入' }));
    await expect
      .poll(() => screen.getByLabelText('address').textContent)
      .toBe('/login?back=%2Fdealer%2Fprofit');
  });
});
