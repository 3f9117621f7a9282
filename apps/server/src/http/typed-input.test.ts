import { describe, expect, test } from 'vitest';
import { dataOf, type PlacedData, TEST_PASSWORD } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { refused } from '../testing/refused';

const mall = describeMall();

const fieldsOf = (body: { data: unknown }) =>
  (body.data as { fields: { field: string; msg: string }[] }).fields.map(({ field, msg }) => ({
    field,
    msg,
  }));
const profile = {
  name: '王小明',
  phone: '0912345678',
  email: 'amy@mall.test',
  password: Buffer.from(TEST_PASSWORD).toString('base64'),
};
const address = {
  type: 'home',
  name: '王小明',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
  street: '巷口街 1 號',
  is_default: false,
};

describe('a mobile number', () => {
  test.each([
    '0912-345-678',
    '0912 345 678',
    '(0912)345.678',
    '+886 912 345 678',
    '+886-0912-345-678',
    '886912345678',
    '０９１２３４５６７８',
    '\u202a0912345678\u202c',
  ])('%j is stored and returned as 0912345678', async (phone) => {
    const call = mall.as(await mall.makeMember());
    const saved = await call.post('/api/member/profile/store', { ...profile, phone });
    expect(saved.body.data).toMatchObject({ phone: '0912345678' });
    const stored = await call.post('/api/member/address/store', { ...address, phone });
    expect(stored.body.data).toMatchObject({ phone: '0912345678' });
  });

  test.each(['0212345678', '+1 912 345 678', '091234567', '09123456789'])(
    '%j is refused',
    async (phone) => {
      const call = mall.as(await mall.makeMember());
      const { status, body } = await call.post('/api/member/profile/store', { ...profile, phone });
      expect([status, fieldsOf(body)]).toEqual([
        422,
        [{ field: 'phone', msg: '手機號碼是 09 開頭的 10 碼數字' }],
      ]);
    },
  );
});

describe('a postcode', () => {
  test.each([
    ['１０６', '106'],
    ['10645', '10645'],
    ['106-45', '10645'],
    ['106 409', '106409'],
  ])('%j is stored as %s', async (zip, stored) => {
    const call = mall.as(await mall.makeMember());
    const { body } = await call.post('/api/member/address/store', { ...address, zip });
    expect(body.data).toMatchObject({ zip: stored });
  });

  test.each(['10', '1064', '1064091'])('%j is refused', async (zip) => {
    const call = mall.as(await mall.makeMember());
    const { body } = await call.post('/api/member/address/store', { ...address, zip });
    expect(fieldsOf(body)).toEqual([{ field: 'zip', msg: '郵遞區號是 3、5 或 6 碼數字' }]);
  });
});

test.each(['ＡＬＬＥＹ８０', 'alley80', ' alley 80\u200b'])(
  'the coupon code %j claims the coupon ALLEY80',
  async (code) => {
    await mall.makeCoupon({ code: 'ALLEY80' });
    const call = mall.as(await mall.makeMember());
    const { status, body } = await call.post('/api/member/coupon/claim', { code });
    expect([status, body.data]).toMatchObject([200, { code: 'ALLEY80' }]);
    const checked = await call.get(`/api/payment/check/coupon/${encodeURIComponent(code)}/valid`);
    expect(checked.body.data).toMatchObject({ coupon: { code: 'ALLEY80' } });
  },
);

test.each(['／ＡＢ１２＋－．', '/ab12+-.', ' /AB12+‑. '])(
  'the mobile barcode %j is saved as /AB12+-.',
  async (mobile_barcode) => {
    const call = mall.as(await mall.makeMember());
    const { body } = await call.post('/api/member/profile/barcode/store', { mobile_barcode });
    expect(body.data).toMatchObject({ mobile_barcode: '/AB12+-.' });
  },
);

describe('an invoice', () => {
  const invoiceOf = async (invoice: object) => {
    const shopper = await mall.makeShopper();
    const { rules } = await mall.makeProduct({ rules: [{ amount: 300, stock: 9 }] });
    const home = await mall.makeShippingMethod();
    await shopper.add(rules[0]?.id ?? 0);
    await shopper.ship(home.id);
    const reply = await shopper.pay(400, { invoice });
    if (!reply.body.valid) return fieldsOf(reply.body);
    return (await shopper.order(dataOf<PlacedData>(reply).trans_order_id)).invoice;
  };

  test.each([
    [
      { kind: 'mobile_barcode', code: '／ａｂ１２＋－．' },
      { kind: 'mobile_barcode', code: '/AB12+-.' },
    ],
    [
      { kind: 'citizen', code: 'tp 0300 0001 2345 67' },
      { kind: 'citizen', code: 'TP03000001234567' },
    ],
    [
      { kind: 'donation', code: '２５８８５' },
      { kind: 'donation', code: '25885' },
    ],
    [
      { kind: 'company', company_no: '０４５９ ５２５７', title: '巷口\n有限公司' },
      { kind: 'company', company_no: '04595257', title: '巷口 有限公司' },
    ],
  ])('%j is written on the order as %j', async (typed, written) => {
    expect(await invoiceOf(typed)).toEqual(written);
  });

  test('names the check digit when only that of the company number is wrong', async () => {
    const invoice = { kind: 'company', company_no: '04595258', title: '巷口' };
    expect(await invoiceOf(invoice)).toEqual([
      { field: 'invoice.company_no', msg: '統一編號檢查碼不符' },
    ]);
    expect(await invoiceOf({ ...invoice, company_no: '0459525' })).toEqual([
      { field: 'invoice.company_no', msg: '統一編號是 8 碼數字' },
    ]);
  });
});

test('the account of a dealer is stored without separators', async () => {
  const call = mall.as(await mall.makeMember({ isDealer: true }));
  const { body } = await call.post('/api/dealer/payment/info/store', {
    bank_code: '０１２',
    bank_name: '台北富邦',
    branch_name: '大同分行',
    account_name: '林小滿',
    account: '1234-5678-9012',
  });
  expect(body.data).toMatchObject({ bank_code: '012', account: '123456789012' });
});

test('a dealer’s code is found in any width and case', async () => {
  await mall.makeMember({ isDealer: true, dealerCode: 'WENKAI88' });
  const reply = await mall.as().post('/api/register', {
    account: 'ｎｅｗ@mall.test',
    password: Buffer.from('好好保管-1234').toString('base64'),
    name: '林小美',
    phone: '0987654321',
    dealer_code: 'ｗｅｎｋａｉ 88',
    ...(await mall.makeCaptcha()),
  });
  expect(reply.status).toBe(200);
  await mall.background.settled();
  expect(await mall.mailsTo('new@mall.test')).toHaveLength(1);
});

describe('a text without a visible character', () => {
  test.each(['\u3164', '\u2800', '\u200b\u2060', '\u202e', '\u0001', '\u115f\u1160', '\ufe0f'])(
    '%j is missing wherever a text is required',
    async (nothing) => {
      const member = await mall.makeMember();
      const call = mall.as(member);
      const { id: a_id } = await mall.makeArticle();
      for (const [path, body, field, msg] of [
        ['member/profile/store', { ...profile, name: nothing }, 'name', '請填姓名'],
        ['member/address/store', { ...address, name: nothing }, 'name', '請填收件人姓名'],
        ['member/address/store', { ...address, street: nothing }, 'street', '請填街道與門牌號碼'],
        ['article/message', { a_id, action: 'add', comment: nothing }, 'comment', '請輸入留言'],
        ['article/report', { a_id, reason: nothing }, 'reason', '請說明這則貼文有什麼問題'],
      ] as const) {
        const reply = await call.post(`/api/${path}`, body);
        expect([reply.status, fieldsOf(reply.body)]).toEqual([422, [{ field, msg }]]);
      }
      const search = await mall.as().get(`/api/search/product/${encodeURIComponent(nothing)}`);
      expect([search.status, fieldsOf(search.body)]).toEqual([
        422,
        [{ field: 'q', msg: '請輸入要搜尋的關鍵字' }],
      ]);
    },
  );

  test('an order without a visible recipient is refused', async () => {
    const shopper = await mall.makeShopper();
    const { rules } = await mall.makeProduct();
    const home = await mall.makeShippingMethod();
    await shopper.add(rules[0]?.id ?? 0);
    const { body } = await shopper.ship(home.id, { name: '\u3164', street: '\u2800' });
    expect(body).toEqual(refused('invalidFields'));
    expect(fieldsOf(body)).toEqual([
      { field: 'name', msg: '請填收件人姓名' },
      { field: 'street', msg: '請填街道與門牌號碼' },
    ]);
  });

  test('an emoji with its joiners is a text, and stays whole', async () => {
    const call = mall.as(await mall.makeMember());
    const { id: a_id } = await mall.makeArticle();
    const comment = '👩‍❤️‍👨\n讚！';
    const { body } = await call.post('/api/article/message', { a_id, action: 'add', comment });
    expect(body.data).toMatchObject({ comment: { comment } });
  });
});

test('a limit counts code points', async () => {
  const call = mall.as(await mall.makeMember());
  const store = (name: string) => call.post('/api/member/address/store', { ...address, name });
  expect((await store('𠮷'.repeat(40))).status).toBe(200);
  expect(fieldsOf((await store('𠮷'.repeat(41))).body)).toEqual([
    { field: 'name', msg: '最多 40 個字' },
  ]);
});
