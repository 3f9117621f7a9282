import { dataOf } from '.';
import type { TestCaller, TestReply } from './http';

/** A refund that is due, as the staff's API names it. */
export interface TestDue {
  readonly o_id: string;
  readonly refund: number | null;
  readonly kind: string;
  readonly amount: number;
  readonly way: string;
}

/** What the confirmation of a refund pays, as the staff's API names it. */
export interface TestPreview {
  readonly amount: number;
  readonly pays: readonly TestDue[];
  readonly waits: readonly TestDue[];
  readonly fee_withheld: number;
}

/** An order at the desk, as far as its refunds are concerned. */
export interface RefundedOrder {
  readonly state: string;
  readonly refunded_amount: number;
  readonly next_states: readonly string[];
  readonly products: readonly { readonly item: number; readonly refundable: number }[];
  readonly refunds: readonly {
    readonly id: number;
    readonly kind: string;
    readonly amount: number;
    readonly state: string;
    readonly waits_for_staff: boolean;
    readonly may_retry: boolean;
    readonly paid_twice: boolean;
  }[];
}

/** The calls of a colleague who refunds. */
export interface DeskRefunds {
  detail(o_id: string): Promise<RefundedOrder>;
  /** What a refund pays. */
  preview(o_id: string, refund: object): Promise<TestPreview>;
  /** Refunds units of the first line. */
  lines(o_id: string, quantity: number, amount: number, more?: object): Promise<TestReply>;
  cancel(o_id: string, amount: number): Promise<TestReply>;
  payBack(
    o_id: string,
    amount: number,
    by_hand: boolean,
    headers?: Record<string, string>,
  ): Promise<TestReply>;
  confirm(
    o_id: string,
    refund: number,
    amount: number,
    headers?: Record<string, string>,
  ): Promise<TestReply>;
  /** The numbers of the orders of a view. */
  view(name: string): Promise<string[]>;
}

/** Creates the calls of a colleague who refunds. */
export function deskRefunds(desk: TestCaller): DeskRefunds {
  const path = '/api/staff/order/refund';
  const detail = async (o_id: string) =>
    dataOf<RefundedOrder>(await desk.get(`/api/staff/order/detail/${o_id}`));
  return {
    detail,
    preview: async (o_id, refund) =>
      dataOf<TestPreview>(await desk.post(`${path}/preview`, { o_id, refund })),
    async lines(o_id, quantity, amount, more = {}) {
      const [line] = (await detail(o_id)).products;
      const lines = [{ item: line?.item ?? 0, quantity, restock: true }];
      const body = { o_id, lines, amount, shipping_fee: false, reason: '缺貨' };
      return desk.post(`${path}/lines`, { ...body, ...more });
    },
    cancel: (o_id, amount) => desk.post(`${path}/request`, { o_id, amount, reason: '缺貨' }),
    payBack: (o_id, amount, by_hand, headers) =>
      desk.post(path, { o_id, amount, by_hand }, headers),
    confirm: (o_id, refund, amount, headers) =>
      desk.post(`${path}/confirm`, { o_id, refund, amount }, headers),
    view: async (name) =>
      dataOf<{ list: { trans_order_id: string }[] }>(
        await desk.get(`/api/staff/order/list?view=${name}`),
      ).list.map(({ trans_order_id: id }) => id),
  };
}
