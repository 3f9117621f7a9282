import type { CallsOf } from './calls';

const layer = { params: { layer: 1 } };
const HOME = {
  kind: 'home',
  name: '王小明',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
  street: '巷口街 1 號',
};
const payment = { method: 'credit' };

export const shoppingCalls: CallsOf<
  'products' | 'search' | 'cart' | 'coupons' | 'checkout' | 'orders' | 'dealers'
> = {
  products: {
    findCategories: () => ({ params: { q: '分類' } }),
  },
  search: {
    articles: () => ({ params: { q: '貼文' } }),
  },
  cart: {
    preview: ({ otherRuleId }) => ({ body: { lines: [{ rule_id: otherRuleId, quantity: 1 }] } }),
    addAll: ({ otherRuleId }) => ({ body: { lines: [{ rule_id: otherRuleId, quantity: 1 }] } }),
    add: ({ otherRuleId }) => ({
      ...layer,
      body: { rule_id: otherRuleId, quantity: 1, type: 1, relation_id: 0 },
    }),
    update: ({ product }) => ({
      ...layer,
      body: { rule_id: product.ruleId, quantity: 2, relation_id: 0 },
    }),
  },
  coupons: {
    apply: ({ ticketId }) => ({ ...layer, body: { tickets: [ticketId] }, owned: true }),
  },
  checkout: {
    chooseShipping: ({ shippingId }) => ({ ...layer, body: { ...HOME, shipping_id: shippingId } }),
    pay: ({ total }) => ({
      ...layer,
      body: { payment, invoice: { kind: 'member' }, total_amount: total },
    }),
    payRedirect: ({ total }) => ({
      ...layer,
      body: { payment, invoice: { kind: 'member' }, total_amount: total },
    }),
    storeMap: ({ storeShippingId }) => ({ params: { id: storeShippingId } }),
    fee: ({ shippingId }) => ({ ...layer, body: { id: shippingId, type: 'main' } }),
    repayPreview: ({ orderId }) => ({ params: { id: orderId }, owned: true }),
    repayShipping: ({ orderId, shippingId }) => ({
      params: { id: orderId },
      body: { ...HOME, shipping_id: shippingId },
      owned: true,
    }),
    repay: ({ orderId }) => ({ params: { id: orderId }, body: { payment }, owned: true }),
    repayRedirect: ({ orderId }) => ({
      params: { id: orderId },
      body: { payment },
      owned: true,
    }),
  },
  orders: {
    detail: ({ orderId }) => ({ params: { id: orderId }, owned: true }),
    saveTransfer: ({ orderId }) => ({
      body: { o_id: orderId, remit_account_check: '12345' },
      owned: true,
    }),
    refund: ({ paidOrderId }) => ({
      body: { o_id: paidOrderId, cancel_reason: '買錯了' },
      owned: true,
    }),
    // No refund is requested in the fixture.
    withdrawRefund: ({ paidOrderId }) => ({
      body: { o_id: paidOrderId },
      owned: true,
      status: { member: 409 },
    }),
    messages: ({ orderId }) => ({ params: { id: orderId }, owned: true }),
    sendMessage: ({ orderId }) => ({
      body: { oid: orderId, text: '請問何時出貨？' },
      owned: true,
    }),
  },
  dealers: {
    savePaymentInfo: () => ({
      body: {
        bank_code: '007',
        bank_name: '第一銀行',
        branch_name: '大稻埕分行',
        account_name: '許文凱',
        account: '12345678901',
      },
    }),
  },
};
