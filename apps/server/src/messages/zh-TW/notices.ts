import { formatTime, messages, money } from '@mall/contract/messages';
import type { NoticeActors, NoticeMessages, NoticeText, OrderNotice } from '../notices';

const { weekdays } = messages['zh-TW'].terms;

const orderNotices: Readonly<Record<OrderNotice, NoticeText>> = {
  paid: { title: '付款完成', content: '我們收到款項了，很快就會開始備貨。' },
  preparing: { title: '訂單備貨中', content: '我們開始為您備貨了。' },
  shipped: { title: '訂單已出貨', content: '您的包裹已經出發，請留意收件。' },
  arrived: {
    title: '訂單已送達',
    content: '您的包裹已經送達。七天內如有問題，可以在訂單裡申請退款。',
  },
  completed: { title: '訂單已完成', content: '謝謝您的購買，購物回饋已經存進您的帳戶。' },
  expired: { title: '訂單已取消', content: '超過付款期限，訂單已經自動取消。' },
  refunding: { title: '退款處理中', content: '我們正在處理您的退款。' },
  refunded: { title: '退款完成', content: '款項已經退回，入帳時間依各家銀行而定。' },
  paid_too_late: {
    title: '款項將退回給您',
    content: '付款完成時訂單已經取消，我們會全額退款。',
  },
  fee_stays: {
    title: '退款處理中',
    content: '我們正在處理您的退款。另一筆訂單會一起寄送，所以運費不退。',
  },
  fee_kept: {
    title: '退款完成',
    content: '款項已經退回，運費由一起寄送的訂單使用。入帳時間依各家銀行而定。',
  },
  fee_returned: {
    title: '運費已退回',
    content: '一起寄送的訂單也取消了，先前保留的運費已經退回。',
  },
  refund_withdrawn: {
    title: '訂單照常處理',
    content: '您取消了退款申請，訂單會照常處理。',
  },
};

const who = ({ name, others }: NoticeActors): string =>
  `${name ?? '有人'}${others > 0 ? `和其他 ${others} 人` : ''}`;

/** Notifications to members. */
export const notices: NoticeMessages = {
  orderMoved: ({ order, news: name }) => ({
    title: orderNotices[name].title,
    content: `${orderNotices[name].content}（訂單 ${order}）`,
  }),
  orderAnswered: ({ order }) => ({
    title: '訂單有新回覆',
    content: `關於訂單 ${order}，我們回覆您了。`,
  }),
  surplusReturning: ({ order, amount }) => ({
    title: '款項將退回給您',
    content: `我們收到一筆 ${money(amount)}，但訂單 ${order} 不需要這筆款項，會全額退還給您。`,
  }),
  surplusReturned: ({ order, amount }) => ({
    title: '款項已經退回',
    content: `多付的 ${money(amount)} 已經退回，入帳時間依各家銀行而定。（訂單 ${order}）`,
  }),
  linesRefunded: ({ order, amount }) => ({
    title: `已退回 ${money(amount)}`,
    content: `訂單 ${order} 的部分款項 ${money(amount)} 已經退回，入帳時間依各家銀行而定。`,
  }),
  backInStock: ({ product, variant }) => ({
    title: '貨到通知',
    content: `您等的「${product}」${variant ? `（${variant}）` : ''}到貨了，數量有限，喜歡就趁早帶走。`,
  }),
  codeExpiring: ({ order, amount, until }) => ({
    title: '繳費期限快到了',
    content: `訂單 ${order} 還有 ${money(amount)} 等您繳費，請在 ${formatTime(until, weekdays)} 前完成，逾期訂單會自動取消。`,
  }),
  chatAnswered: () => ({ title: '客服回覆您了', content: '打開對話，看看我們的回覆。' }),
  postLiked: ({ post }, actors) => ({
    title: `${who(actors)}說您的貼文讚`,
    content: post && `「${post}」`,
  }),
  postCommented: ({ comment }, actors) => ({
    title: `${who(actors)}在您的貼文留言`,
    content: comment && `「${comment}」`,
  }),
  commentReplied: ({ comment }, actors) => ({
    title: `${who(actors)}回覆您的留言`,
    content: comment && `「${comment}」`,
  }),
  commentLiked: ({ comment }, actors) => ({
    title: `${who(actors)}說您的留言讚`,
    content: comment && `「${comment}」`,
  }),
  postHidden: ({ post, reason }) => ({
    title: '您的貼文已由小編隱藏',
    content: `${post && `「${post}」`}現在只有您看得到。原因：${reason}`,
  }),
  postRestored: ({ post }) => ({
    title: '您的貼文恢復顯示了',
    content: post && `「${post}」大家又看得到了。`,
  }),
  commentHidden: ({ comment, reason }) => ({
    title: '您的留言已由小編隱藏',
    content: `「${comment}」現在只有您看得到。原因：${reason}`,
  }),
  commentRestored: ({ comment }) => ({
    title: '您的留言恢復顯示了',
    content: `「${comment}」大家又看得到了。`,
  }),
};
