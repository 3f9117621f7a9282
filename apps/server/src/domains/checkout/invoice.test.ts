import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 100 }] });
  const home = await mall.makeShippingMethod();
  await shopper.add(cake.rules[0]?.id ?? 0);
  await shopper.ship(home.id);
});

const pay = (invoice: object) => shopper.pay(400, { invoice });
const fieldsOf = async (invoice: object) => {
  const { body } = await pay(invoice);
  expect(body).toEqual(refused('invalidFields'));
  return (body.data as { fields: { field: string }[] }).fields.map(({ field }) => field);
};
const kinds = {
  member: { kind: 'member' },
  mobile_barcode: { kind: 'mobile_barcode', code: '/AB12+-.' },
  citizen: { kind: 'citizen', code: 'TP03000001234567' },
  donation: { kind: 'donation', code: '919' },
  company: { kind: 'company', company_no: '04595257', title: '巷口有限公司' },
} as const;

test.each(Object.values(kinds))(
  'an invoice is stored with the order as requested: %j',
  async (invoice) => {
    const { trans_order_id } = dataOf<PlacedData>(await pay(invoice));
    expect((await shopper.order(trans_order_id)).invoice).toEqual(invoice);
  },
);

test.each([
  [{ kind: 'mobile_barcode', code: 'AB12+-.' }, 'invoice.code'],
  [{ kind: 'mobile_barcode', code: '/AB12+-' }, 'invoice.code'],
  [{ kind: 'citizen', code: 'T1234567890123456' }, 'invoice.code'],
  [{ kind: 'donation', code: '12' }, 'invoice.code'],
  [{ kind: 'donation', code: '12345678' }, 'invoice.code'],
  [{ kind: 'company', company_no: '04595258', title: '巷口' }, 'invoice.company_no'],
  [{ kind: 'company', company_no: '1045857', title: '巷口' }, 'invoice.company_no'],
  [{ kind: 'company', company_no: '10458575', title: ' ' }, 'invoice.title'],
  [{ kind: 'paper' }, 'invoice.kind'],
])('an invoice is refused with its field when it is invalid: %j', async (invoice, field) => {
  expect(await fieldsOf(invoice)).toEqual([field]);
});

test.each([
  [{ ...kinds.donation, company_no: '04595257' }, ['invoice.company_no']],
  [
    { ...kinds.mobile_barcode, company_no: '04595257', title: '巷口' },
    ['invoice.company_no', 'invoice.title'],
  ],
  [{ ...kinds.company, code: '/AB12+-.' }, ['invoice.code']],
  [{ ...kinds.member, code: '919' }, ['invoice.code']],
])('an invoice is refused when it has fields of another type: %j', async (invoice, fields) => {
  expect(await fieldsOf(invoice)).toEqual(fields);
});

describe('the shop’s invoice settings', () => {
  const set = (key: string, value: '0' | '1') =>
    mall.setConfig(key === 'e_invoice_status' ? 'invoice' : 'payment', key, value);
  /** The invoice types that an order can be placed with. */
  const allowed = async () => {
    const accepted: string[] = [];
    for (const [kind, invoice] of Object.entries(kinds)) {
      const { body } = await pay(invoice);
      if (!body.valid) continue;
      accepted.push(kind);
      // The cart is empty after an order, so the next type needs another item.
      await shopper.add(1);
    }
    return accepted;
  };

  test('allow no carriers and donations without e-invoices', async () => {
    await set('e_invoice_status', '0');
    expect(await allowed()).toEqual(['member', 'company']);
  });

  test('allow only company invoices without two-part ones', async () => {
    await set('invoice_two_part_status', '0');
    expect(await allowed()).toEqual(['company']);
    expect(await fieldsOf(kinds.member)).toEqual(['invoice.kind']);
  });

  test('allow no company invoices without three-part ones', async () => {
    await set('invoice_three_part_status', '0');
    expect(await allowed()).toEqual(['member', 'mobile_barcode', 'citizen', 'donation']);
  });

  test('allow the plain type when all are disabled', async () => {
    await set('invoice_two_part_status', '0');
    await set('invoice_three_part_status', '0');
    expect(await allowed()).toEqual(['member']);
  });
});

describe('the invoice of the latest order', () => {
  /** The choice that the next order starts with. */
  const lastInvoice = async () => {
    const { rules } = await mall.makeProduct({ rules: [{ amount: 300, stock: 100 }] });
    await shopper.add(rules[0]?.id ?? 0);
    const reply = await shopper.call.get('/api/payment/pay/list/1/1');
    return dataOf<{ last_invoice: unknown }>(reply).last_invoice;
  };

  test('is offered for the next one, and none before the first', async () => {
    expect(await lastInvoice()).toBeNull();
    await shopper.pay(700, { invoice: kinds.donation });
    expect(await lastInvoice()).toEqual(kinds.donation);
  });

  test('is not offered when the shop no longer issues its kind', async () => {
    await pay(kinds.company);
    await mall.setConfig('payment', 'invoice_three_part_status', '0');
    expect(await lastInvoice()).toBeNull();
  });

  test("is not offered when it is another member's", async () => {
    await pay(kinds.company);
    shopper = await mall.makeShopper();
    expect(await lastInvoice()).toBeNull();
  });
});
