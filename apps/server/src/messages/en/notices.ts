import { formatTime, messages, money } from '@mall/contract/messages';
import type { NoticeActors, NoticeMessages, NoticeText, OrderNotice } from '../notices';

const { weekdays } = messages.en.terms;

const orderNotices: Readonly<Record<OrderNotice, NoticeText>> = {
  paid: { title: 'Payment received', content: 'We will start preparing your order soon.' },
  preparing: { title: 'Preparing your order', content: 'We have started packing your order.' },
  shipped: { title: 'Shipped', content: 'Your parcel has been shipped.' },
  arrived: {
    title: 'Delivered',
    content:
      'Your parcel has been delivered. If something is wrong, you can request a refund within seven days.',
  },
  completed: {
    title: 'Order completed',
    content: 'Thank you for your order. The points it earned are in your account.',
  },
  expired: {
    title: 'Order cancelled',
    content: 'Your order was cancelled because it was not paid in time.',
  },
  refunding: { title: 'Refund in progress', content: 'We are processing your refund.' },
  refunded: {
    title: 'Refund completed',
    content: 'Your money has been refunded. When it arrives depends on your bank.',
  },
  paid_too_late: {
    title: 'You will be refunded',
    content:
      'The order had been cancelled when your payment arrived. You will be refunded in full.',
  },
  fee_stays: {
    title: 'Refund in progress',
    content:
      'We are processing your refund. Another order ships with this one, so the shipping fee is not refunded.',
  },
  fee_kept: {
    title: 'Refund completed',
    content:
      'Your money has been refunded, except for the shipping fee of the order that ships with it. When it arrives depends on your bank.',
  },
  fee_returned: {
    title: 'Shipping fee returned',
    content:
      'The order that shipped with it was cancelled too, so the shipping fee has been refunded.',
  },
  refund_withdrawn: {
    title: 'Your order continues',
    content: 'You withdrew your refund request, so we will process your order as usual.',
  },
};

function who({ name, others }: NoticeActors): string {
  if (others === 0) return name ?? 'Someone';
  return `${name ?? 'Someone'} and ${others} ${others === 1 ? 'other' : 'others'}`;
}

/** Notifications to members. */
export const notices: NoticeMessages = {
  orderMoved: ({ order, news: name }) => ({
    title: orderNotices[name].title,
    content: `${orderNotices[name].content} (Order ${order})`,
  }),
  orderAnswered: ({ order }) => ({
    title: 'New reply',
    content: `We have replied to your message about order ${order}.`,
  }),
  surplusReturning: ({ order, amount }) => ({
    title: 'You will be refunded',
    content: `We received an extra ${money(amount)} for order ${order}. You will be refunded in full.`,
  }),
  surplusReturned: ({ order, amount }) => ({
    title: 'Money returned',
    content: `The extra ${money(amount)} has been refunded. When it arrives depends on your bank. (Order ${order})`,
  }),
  linesRefunded: ({ order, amount }) => ({
    title: `${money(amount)} refunded`,
    content: `A part of order ${order}, ${money(amount)}, has been refunded. When it arrives depends on your bank.`,
  }),
  backInStock: ({ product, variant }) => ({
    title: 'Back in stock',
    content: `“${product}”${variant ? ` (${variant})` : ''} is back in stock. Order soon, as quantities are limited.`,
  }),
  codeExpiring: ({ order, amount, until }) => ({
    title: 'Your payment is due soon',
    content: `${money(amount)} is due for order ${order}. Please pay by ${formatTime(until, weekdays)}, or it will be cancelled.`,
  }),
  chatAnswered: () => ({ title: 'We have replied to you', content: 'Open the chat to read it.' }),
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
  postHidden: ({ post, reason }) => ({
    title: 'Your post was hidden by the shop',
    content: `${post && `“${post}” `}Only you see it now. Reason: ${reason}`,
  }),
  postRestored: ({ post }) => ({
    title: 'Your post is shown again',
    content: post && `Everybody sees “${post}” again.`,
  }),
  commentHidden: ({ comment, reason }) => ({
    title: 'Your comment was hidden by the shop',
    content: `“${comment}” Only you see it now. Reason: ${reason}`,
  }),
  commentRestored: ({ comment }) => ({
    title: 'Your comment is shown again',
    content: `Everybody sees “${comment}” again.`,
  }),
};
