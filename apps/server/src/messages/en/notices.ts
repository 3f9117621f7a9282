import { formatTime, messages, money } from '@mall/contract/messages';
import type { NoticeActors, NoticeMessages, NoticeText, OrderNotice } from '../notices';

const { weekdays } = messages.en.terms;

const orderNotices: Readonly<Record<OrderNotice, NoticeText>> = {
  paid: { title: 'Payment received', content: 'We will begin to pack your goods soon.' },
  preparing: { title: 'Being packed', content: 'We have begun to pack your goods.' },
  shipped: { title: 'On its way', content: 'Your parcel has left; please look out for it.' },
  arrived: {
    title: 'Arrived',
    content:
      'Your parcel has arrived. If something is wrong, you can ask for a refund in the order within seven days.',
  },
  completed: {
    title: 'Order completed',
    content: 'Thank you for your order. The points it earned are in your account.',
  },
  expired: { title: 'Order cancelled', content: 'It was not paid in time and has been closed.' },
  refunding: { title: 'Refund under way', content: 'We are seeing to your refund.' },
  refunded: {
    title: 'Refund done',
    content: 'Your money has been sent back; when it arrives depends on your bank.',
  },
  paid_too_late: {
    title: 'Your money comes back',
    content: 'The order was closed when the payment came. You will get all of it back.',
  },
  fee_stays: {
    title: 'Refund under way',
    content:
      'We are seeing to your refund. Another order travels with this one, so the shipping fee stays.',
  },
  fee_kept: {
    title: 'Refund done',
    content:
      'Your money has been sent back, less the shipping fee that another order travels on. When it arrives depends on your bank.',
  },
  fee_returned: {
    title: 'Shipping fee returned',
    content: 'The order that travelled with it was cancelled too, so the fee has been sent back.',
  },
  refund_withdrawn: {
    title: 'Your order continues',
    content: 'You withdrew your request for a refund, so we carry on with your order.',
  },
};

function who({ name, others }: NoticeActors): string {
  if (others === 0) return name ?? 'Somebody';
  return `${name ?? 'Somebody'} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Notifications to members. */
export const notices: NoticeMessages = {
  orderMoved: ({ order, news: name }) => ({
    title: orderNotices[name].title,
    content: `${orderNotices[name].content} (Order ${order})`,
  }),
  orderAnswered: ({ order }) => ({
    title: 'We have answered',
    content: `There is an answer about your order ${order}.`,
  }),
  surplusReturning: ({ order, amount }) => ({
    title: 'Your money comes back',
    content: `We have received ${money(amount)} that order ${order} has no use for. You will get all of it back.`,
  }),
  surplusReturned: ({ order, amount }) => ({
    title: 'Money returned',
    content: `The ${money(amount)} paid too much has been sent back; when it arrives depends on your bank. (Order ${order})`,
  }),
  backInStock: ({ product }) => ({
    title: 'Back in stock',
    content: `“${product}” is here again. There are not many, so be quick.`,
  }),
  codeExpiring: ({ order, amount, until }) => ({
    title: 'Your payment is due soon',
    content: `Order ${order} still waits for ${money(amount)}. Please pay by ${formatTime(until, weekdays)}, or it will be cancelled.`,
  }),
  chatAnswered: () => ({ title: 'We have answered you', content: 'Open the chat to read it.' }),
  postLiked: ({ post }, actors) => ({
    title: `${who(actors)} liked your post`,
    content: post && `“${post}”`,
  }),
  postCommented: ({ comment }, actors) => ({
    title: `${who(actors)} commented on your post`,
    content: comment && `“${comment}”`,
  }),
  commentReplied: ({ comment }, actors) => ({
    title: `${who(actors)} replied to your comment`,
    content: comment && `“${comment}”`,
  }),
  commentLiked: ({ comment }, actors) => ({
    title: `${who(actors)} liked your comment`,
    content: comment && `“${comment}”`,
  }),
};
