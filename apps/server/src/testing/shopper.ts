import type { Contract } from '@mall/contract';
import type * as z from 'zod/mini';
import type { TestMember } from './factories';
import type { TestCaller, TestReply } from './http';

type Data<D extends keyof Contract, K extends keyof Contract[D]> = Contract[D][K] extends {
  reply: infer Reply extends z.ZodMiniType;
}
  ? z.output<Reply>
  : never;

/** A layer's cart in tests. */
export type CartData = Data<'cart', 'list'>;
/** A placed order that redirects to the gateway. */
export type PlacedData = Data<'checkout', 'pay'> & {
  readonly next: Extract<Data<'checkout', 'pay'>['next'], { kind: 'form' }>;
};
/** An order with all details. */
export type OrderData = Data<'orders', 'detail'>;

/** The input that tests use to buy. */
export const HOME = {
  kind: 'home',
  name: '王小明',
  phone: '0912345678',
  note: '',
  county: '臺北市',
  district: '大安區',
  zip: '106',
  street: '巷口街 1 號',
} as const;

/** A member who shops over HTTP. Each method returns the raw response. */
export interface Shopper {
  readonly id: number;
  readonly call: TestCaller;
  add(ruleId: number, more?: object, layer?: number): Promise<TestReply>;
  cart(layer?: number): Promise<CartData>;
  ship(shippingId: number, more?: object, layer?: number): Promise<TestReply>;
  pay(total: number, more?: object, headers?: Record<string, string>): Promise<TestReply>;
  order(id: string): Promise<OrderData>;
}

/** A shopper for a member; uses the normal layer by default. */
export function shopperOf(call: TestCaller, { id }: Pick<TestMember, 'id'>): Shopper {
  return {
    id,
    call,
    add: (rule_id, more, layer = 1) =>
      call.post(`/api/shopping/cart/${layer}/add`, {
        rule_id,
        quantity: 1,
        type: 1,
        relation_id: 0,
        ...more,
      }),
    cart: async (layer = 1) => dataOf(await call.get(`/api/shopping/cart/list/${layer}`)),
    ship: (shipping_id, more, layer = 1) =>
      call.post(`/api/payment/shipping/${layer}`, { ...HOME, shipping_id, ...more }),
    pay: (total_amount, more, headers) =>
      call.post(
        '/api/shopping/cart/pay/1',
        { payment: { method: 'credit' }, invoice: { kind: 'member' }, total_amount, ...more },
        headers,
      ),
    order: async (id) => dataOf(await call.get(`/api/order/detail/${id}`)),
  };
}

/** The data of a valid response; the server has validated it against the contract. */
export function dataOf<Data>(reply: TestReply): Data {
  if (!reply.body.valid) throw new Error(`Refused with ${reply.status}: ${reply.body.msg}`);
  return reply.body.data as Data;
}
