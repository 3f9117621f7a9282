import type { CheckoutTotals, PaymentMethod, ShippingChoice, ShippingMethod } from '../../../types';
import { home } from './addresses';
import { normalCart } from './cart';
import { departure } from './departure';
import { fixturesOf } from './replies';

/** The totals of the cart, with a coupon of NT$100 and 20 points. */
export const totals: CheckoutTotals = {
  items_amount: normalCart.totals.items_amount,
  saved_amount: normalCart.totals.saved_amount,
  shipping_fee: normalCart.totals.shipping_fee,
  coupon_amount: 100,
  points_used: 20,
  points_amount: 20,
  discount_amount: 120,
  total_amount: 1300,
  points_to_earn: 12,
};

const there = { fee: 100, available: true, reason: null, totals, departure };
const shippingMethod: ShippingMethod = {
  id: 1,
  kind: 'home',
  name: '宅配到府',
  description: '平日送達，不指定時段',
  fee: 100,
  free_from: 1500,
  available: true,
  reason: null,
  totals,
  departure,
  to: {
    main: there,
    islands: {
      fee: 180,
      available: true,
      reason: null,
      totals: { ...totals, shipping_fee: 180, total_amount: 1380 },
      departure: { ...departure, arrives_on: null },
    },
  },
  store: null,
};

const choice: ShippingChoice = {
  kind: 'home',
  shipping_id: shippingMethod.id,
  name: home.name,
  phone: home.phone,
  county: home.county,
  district: home.district,
  zip: home.zip,
  street: home.street,
};

const payment = (
  method: PaymentMethod['method'],
  name: string,
  description: string,
): PaymentMethod => ({
  ...{ method, name, description },
  installments: [],
  available: true,
  reason: null,
});
const paymentMethods = [
  payment('credit', '信用卡', '前往綠界付款'),
  payment('atm', 'ATM 轉帳', '取得帳號後五天內轉帳'),
];

const transOrderId = '20261120AAAA';
const gateway = {
  kind: 'form',
  action: 'https://gateway.example/pay',
  fields: { MerchantTradeNo: transOrderId, TotalAmount: String(totals.total_amount) },
} as const;
const redirect = {
  trans_order_id: transOrderId,
  next: { kind: 'redirect', url: 'https://mall.test/redirect/mock' },
} as const;

/** From the cart to the payment. */
export const checkout = fixturesOf('checkout', {
  shippingMethods: { list: [shippingMethod], choice, ready_choice: choice, totals },
  chooseShipping: { choice, totals },
  paymentMethods: {
    list: paymentMethods,
    totals,
    points: { balance: 120, most: 120 },
    last_invoice: { kind: 'member' },
    departure,
  },
  pay: { trans_order_id: transOrderId, next: gateway },
  payRedirect: redirect,
  storeMap: {
    kind: 'form',
    action: 'https://map.example/stores',
    fields: { ServerReplyURL: 'https://mall.test/api/payment/ecpay/map' },
  },
  fee: { fee: 100, free_from: 1500, available: true, reason: null },
  repayPreview: {
    trans_order_id: transOrderId,
    shipping_methods: [shippingMethod],
    payment_methods: paymentMethods,
    codes: [],
    choice,
    totals,
  },
  repayShipping: { choice, totals },
  repay: { trans_order_id: transOrderId, next: gateway },
  repayRedirect: redirect,
});
