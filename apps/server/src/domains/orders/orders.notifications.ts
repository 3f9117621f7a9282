import type { OrderState } from '../../db/schema';
import type { Notice } from '../notifications';
import type { MoveReason } from './move-order.service';
import type { OrderRow } from './orders.repo';

type Words = readonly [title: string, content: string];

/** What a member is told when an order comes into a state; what they did themself needs no news. */
const news: Readonly<Partial<Record<OrderState, Words>>> = {
  paid: ['付款完成', '我們收到款項了，很快就會開始備貨。'],
  preparing: ['訂單備貨中', '我們開始為您備貨了。'],
  shipped: ['訂單已出貨', '您的包裹已經出發，請留意收件。'],
  arrived: ['訂單已送達', '您的包裹已經送達。七天內如有問題，可以在訂單裡申請退款。'],
  completed: ['訂單已完成', '謝謝您的購買，購物回饋已經存進您的帳戶。'],
  expired: ['訂單已取消', '超過付款期限，訂單已經自動取消。'],
  refunding: ['退款處理中', '我們正在處理您的退款。'],
  refunded: ['退款完成', '款項已經退回，入帳時間依各家銀行而定。'],
};
/** What is told instead, where the state alone does not say it. */
const newsWithReason: Readonly<Record<Exclude<MoveReason, ''>, Words>> = {
  paid_too_late: ['款項將退回給您', '付款完成時訂單已經取消，我們會全額退款。'],
  fee_stays: ['退款處理中', '我們正在處理您的退款。另一筆訂單會一起寄送，所以運費不退。'],
  fee_kept: ['退款完成', '款項已經退回，運費由一起寄送的訂單使用。入帳時間依各家銀行而定。'],
  fee_returned: ['運費已退回', '一起寄送的訂單也取消了，先前保留的運費已經退回。'],
};

/** What a member is told of an order's move; null: nothing. */
export function newsOf(
  { transOrderId }: Pick<OrderRow, 'transOrderId'>,
  to: OrderState,
  reason: MoveReason,
): Notice | null {
  const words = reason === '' ? news[to] : newsWithReason[reason];
  if (!words) return null;
  const [title, content] = words;
  return {
    kind: 1,
    title,
    content: `${content}（訂單 ${transOrderId}）`,
    href: `/order/${transOrderId}`,
  };
}

/** Money that the order had no use for went back. */
export const surplusReturned = (
  { transOrderId }: Pick<OrderRow, 'transOrderId'>,
  amount: number,
): Notice => ({
  kind: 1,
  title: '款項已經退回',
  content: `多付的 NT$${amount.toLocaleString('en-US')} 已經退回，入帳時間依各家銀行而定。（訂單 ${transOrderId}）`,
  href: `/order/${transOrderId}`,
});
