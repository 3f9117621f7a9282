import type { CartLayer } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { callAs, callAtDesk, fillCart, type CartQuantities } from './calls';
import { payAtCounter, section } from './orders';
import { openSignedIn, expect, MAIN_WAY, test } from './test';

/** One purchase: its choices, and how it is paid. */
interface Purchase {
  readonly how: string;
  readonly layer: CartLayer;
  readonly quantities: CartQuantities;
  readonly shipping: RegExp;
  /** The store to choose on the map, for store pickup. */
  readonly store?: string;
  /** Without it, points pay the whole amount. */
  readonly payment?: RegExp;
  readonly invoice: {
    readonly kind: string;
    readonly fields: Readonly<Record<string, string>>;
    /** The organization that receives a donated invoice. */
    readonly donateTo?: string;
    /** Texts of the invoice on the order's page. */
    readonly shown: readonly string[];
  };
  /** The steps from the gateway, or from the page of the placed order, to the payment. */
  readonly pay: (page: Page, order: string) => Promise<void>;
}

const PAID = '付款完成，謝謝您的訂購';
const TO_PAY = '訂單成立，請在期限內付款';
const memberCarrier = { kind: '會員載具', fields: {}, shown: ['二聯式，會員載具'] };

const byCard = async (page: Page) => {
  await page.getByRole('button', { name: '付款成功' }).click();
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible();
};

/** Requests a code, leaves, finds it again with the order, and pays it at a counter. */
const byCode =
  (issue: string, slipName: string, shape: RegExp, beside = '') =>
  async (page: Page, order: string) => {
    await page.getByRole('button', { name: issue }).click();
    await expect(page.getByRole('heading', { name: TO_PAY })).toBeVisible();
    const slip = page.getByRole('region', { name: slipName });
    // The main content is on the first screen of a phone.
    await expect(slip.getByText(shape)).toBeInViewport({ ratio: 1 });
    const code = (await slip.getByText(shape).textContent()) ?? '';
    await page.goto('/wall');
    await page.goto(`/order/${order}`);
    await expect(slip).toContainText(code);
    await expect(slip).toContainText(beside);
    await expect(slip).toContainText(/還有 \d+ 天/);
    await payAtCounter(page, code);
    await expect(slip).toBeHidden();
  };

const purchases: readonly Purchase[] = [
  {
    how: 'a card, a mobile barcode, and a store to fetch it from',
    layer: 1,
    quantities: { 15121: 2 },
    shipping: /全家取貨/,
    store: '全家公館店',
    payment: /信用卡一次付清/,
    invoice: {
      kind: '手機條碼載具',
      fields: { 手機條碼載具: '/abc1234' },
      shown: ['二聯式，手機條碼載具', '/ABC1234'],
    },
    pay: byCard,
  },
  {
    how: 'instalments and an invoice for a company',
    layer: 1,
    quantities: { 18011: 1, 18021: 1 },
    shipping: /常溫宅配/,
    payment: /信用卡分期/,
    invoice: {
      kind: '公司戶發票（三聯式）',
      fields: { 統一編號: '04595257', 發票抬頭: '巷口股份有限公司' },
      shown: ['三聯式，公司戶', '巷口股份有限公司', '04595257'],
    },
    async pay(page) {
      await expect(page.getByText('信用卡分 6 期')).toBeVisible();
      await byCard(page);
    },
  },
  {
    how: 'an account at a bank and a citizen certificate, refrigerated',
    layer: 2,
    quantities: { 14051: 2 },
    shipping: /冷藏宅配/,
    payment: /ATM 虛擬帳號/,
    invoice: {
      kind: '自然人憑證載具',
      fields: { 自然人憑證載具: 'AB12345678901234' },
      shown: ['二聯式，自然人憑證載具', 'AB12345678901234'],
    },
    pay: byCode(
      '取得繳費帳號',
      'ATM 虛擬帳號',
      /^\d{4} \d{4} \d{4} \d{4}$/,
      '812 台新國際商業銀行',
    ),
  },
  {
    how: 'a code for a shop counter and a donated invoice, frozen, to a store',
    layer: 3,
    quantities: { 13131: 1 },
    shipping: /7-ELEVEN 冷凍取貨/,
    store: '神農門市',
    payment: /超商代碼/,
    invoice: {
      kind: '捐贈發票',
      fields: {},
      donateTo: '創世基金會 919',
      shown: ['捐贈發票', '919'],
    },
    pay: byCode('取得繳費代碼', '超商代碼', /^GW\d{12}$/),
  },
  {
    how: 'three barcodes, and fetching it at the shop',
    layer: 2,
    quantities: { 14011: 1 },
    shipping: /門市自取/,
    payment: /超商條碼/,
    invoice: memberCarrier,
    // A counter's machine asks for the second of them.
    pay: byCode('取得繳費條碼', '超商條碼', /^01\d{14}$/),
  },
  {
    how: 'a transfer, reported by five digits and confirmed by the shop',
    layer: 3,
    quantities: { 13031: 1 },
    shipping: /冷凍宅配/,
    payment: /銀行匯款/,
    invoice: memberCarrier,
    async pay(page, order) {
      await expect(page.getByRole('heading', { name: TO_PAY })).toBeVisible();
      await page.goto(`/order/${order}`);
      await expect(page.getByRole('region', { name: '銀行匯款' })).toContainText(
        '0000 1234 5678 9',
      );
      await page.getByRole('textbox', { name: /轉出帳號末五碼/ }).fill('12345');
      await page.getByRole('button', { name: '送出末五碼' }).click();
      await expect(page.getByText('已收到您的末五碼 12345')).toBeVisible();
      const desk = await callAtDesk(page);
      await desk('/api/staff/order/paid', { o_id: order });
    },
  },
  {
    how: 'points alone: nothing is left to pay',
    layer: 3,
    quantities: { 13071: 1 },
    shipping: /門市自取/,
    invoice: memberCarrier,
    pay: (page) => expect(page.getByRole('heading', { name: PAID })).toBeVisible(),
  },
];

for (const purchase of purchases) {
  test(`an order is paid by ${purchase.how}`, MAIN_WAY, async ({ page }) => {
    const { layer, invoice } = purchase;
    await openSignedIn(page, '一般會員', '/favicon.svg');
    await fillCart(await callAs(page), layer, purchase.quantities);

    await page.goto(`/cart/shipping?temp=${layer}`);
    await page.getByRole('radio', { name: purchase.shipping }).click();
    const note = page.getByRole('textbox', { name: /給配送員的話/ });
    await note.fill('請放管理室');
    if (purchase.store) {
      await page.getByRole('button', { name: /選擇取貨門市|更換門市/ }).click();
      await page.getByRole('button', { name: purchase.store }).click();
      await expect(page.getByRole('radio', { name: purchase.shipping })).toBeChecked();
      await expect(page.getByText(purchase.store)).toBeVisible();
      await expect(note).toHaveValue('請放管理室');
    }
    await page.getByRole('button', { name: '下一步：付款' }).click();

    if (purchase.payment) await page.getByRole('radio', { name: purchase.payment }).click();
    else {
      await page.getByRole('button', { name: '使用點數' }).click();
      await page.getByRole('button', { name: '全部使用' }).click();
      await expect(page.getByText('這筆訂單已全額折抵，不需要付款')).toBeVisible();
    }
    const parts = page.getByRole('combobox', { name: '分期期數' });
    if (purchase.payment?.test('信用卡分期')) await parts.selectOption({ value: '6' });
    await page.getByRole('button', { name: '變更發票' }).click();
    await page.getByRole('radio', { name: invoice.kind }).click();
    if (invoice.donateTo) {
      await page.getByRole('combobox', { name: '捐贈單位' }).selectOption(invoice.donateTo);
    }
    for (const [name, value] of Object.entries(invoice.fields)) {
      await page.getByRole('textbox', { name }).fill(value);
    }
    await page.getByRole('button', { name: /^送出訂單/ }).click();
    await page.waitForURL(/\/sandbox\/payment|\/cart\/complete/);
    const order = await orderOn(page);
    await purchase.pay(page, order);

    await page.goto('/order/list');
    await page.goto(`/order/${order}`);
    await expect(section(page, '付款資訊')).toContainText('已付款');
    await expect(section(page, '付款資訊')).toContainText(purchase.payment ?? '不需要付款');
    await expect(section(page, '配送資訊')).toContainText(purchase.store ?? purchase.shipping);
    await expect(section(page, '配送資訊')).toContainText('請放管理室');
    for (const words of invoice.shown) {
      await expect(section(page, '電子發票')).toContainText(words);
    }
  });
}

/** Returns the order's number from the gateway's page, or from the page of a placed order. */
async function orderOn(page: Page): Promise<string> {
  const placed = new URL(page.url()).searchParams.get('order');
  return placed ?? (await page.locator('dt:text("訂單編號") + dd').innerText());
}
