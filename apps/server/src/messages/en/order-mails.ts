import { formatTime, messages, money } from '@mall/contract/messages';
import type { MailTexts, OrderMailName } from '../mails';
import { orderFacts, type OrderFactTexts } from '../order-mail-facts';

const { weekdays } = messages.en.terms;
const time = (at: string) => formatTime(at, weekdays);

const facts: OrderFactTexts = {
  line: (name, count) => `${name} × ${count}`,
  shippingFee: 'Shipping fee',
  free: 'Free',
  discount: 'Discounts',
  total: 'Total',
  shipping: 'Shipping',
  payment: 'Payment',
};

const OPEN = 'View the order';
const QUESTIONS = 'If you have a question, please leave a message at the order.';
const BY_CARD = 'It goes to the card you paid with; when it arrives depends on your bank.';
const BY_OTHER = 'When it arrives depends on your bank.';

const arrival = {
  home: (day: string) => ` and arrive on ${day}`,
  cvs: (day: string) => ` and reach the store on ${day}`,
  pickup: (day: string) => ` and can be collected on ${day}`,
};

/** Mails about orders. */
export const orderMails: MailTexts<OrderMailName> = {
  orderPlaced: ({ order, until, account }) => ({
    subject: `Order ${order.number} waits for your payment`,
    paragraphs: [
      `Thank you for your order ${order.number}.`,
      account
        ? `Please transfer ${money(order.total)} to the account below${until ? ` by ${time(until)}` : ''}, then enter the last five digits of your account at the order.`
        : `Please pay${until ? ` by ${time(until)}` : ''}, or the order will be cancelled.`,
    ],
    facts: [
      ...(account
        ? ([
            ['Bank', account.bank],
            ['Account', account.account],
            ...(account.owner ? [['Account name', account.owner] as const] : []),
          ] as const)
        : []),
      ...orderFacts(order, facts),
    ],
    action: account ? 'Enter the last five digits' : 'Pay now',
    footnote: `If you have paid already, please ignore this email. ${QUESTIONS}`,
  }),
  paymentCode: ({ order, until, amount, code }) => ({
    subject: `How to pay order ${order.number}`,
    paragraphs: [
      `${money(amount)} is due for order ${order.number}. Please pay${until ? ` by ${time(until)}` : ''}, or it will be cancelled.`,
      ...(code.kind === 'barcode'
        ? ['Please open the order and show its three barcodes at the store.']
        : []),
    ],
    facts: [
      ...(code.kind === 'atm'
        ? ([
            ['Bank code', code.bank],
            ['Account', code.account],
          ] as const)
        : []),
      ...(code.kind === 'cvs' ? ([['Payment code', code.code]] as const) : []),
      ...orderFacts(order, facts),
    ],
    action: code.kind === 'barcode' ? 'Show the barcodes' : OPEN,
    footnote: `If you have paid already, please ignore this email. ${QUESTIONS}`,
  }),
  orderPaid: ({ order, leavesOn, arrivesOn, kind }) => ({
    subject: `Order ${order.number} is paid`,
    paragraphs: [
      `We have received your payment for order ${order.number} and start preparing it.`,
      ...(leavesOn && kind !== 'pickup'
        ? [
            `It is expected to ship on ${time(leavesOn)}${arrivesOn ? arrival[kind](time(arrivesOn)) : ''}.`,
          ]
        : []),
    ],
    facts: orderFacts(order, facts),
    action: OPEN,
    footnote: QUESTIONS,
  }),
  orderShipped: ({ order, carrier, tracking, kind }) => ({
    subject:
      kind === 'pickup'
        ? `Order ${order.number} is ready for you`
        : `Order ${order.number} has been shipped`,
    paragraphs: [
      kind === 'pickup'
        ? `Order ${order.number} is ready. You can collect it now.`
        : kind === 'cvs'
          ? `Order ${order.number} is on its way. The store sends you a text message when it is there.`
          : `Order ${order.number} is on its way.`,
    ],
    facts: [
      ...(carrier ? ([['Carrier', carrier]] as const) : []),
      ...(tracking ? ([['Tracking number', tracking]] as const) : []),
      ...orderFacts(order, facts),
    ],
    action: OPEN,
    footnote: QUESTIONS,
  }),
  orderRefunded: ({ order, amount, by }) => ({
    subject: `Order ${order.number} has been refunded`,
    paragraphs: [
      amount > 0
        ? `${money(amount)} of order ${order.number} has been refunded.`
        : `The refund of order ${order.number} is completed.`,
      ...(amount > 0 ? [by === 'card' ? BY_CARD : BY_OTHER] : []),
    ],
    facts: orderFacts(order, facts),
    action: OPEN,
    footnote: QUESTIONS,
  }),
  linesRefunded: ({ order, amount, by, refunded, fee, reason }) => ({
    subject:
      refunded.length > 0
        ? `A part of order ${order.number} has been refunded`
        : `The shipping fee of order ${order.number} has been refunded`,
    paragraphs: [
      `${money(amount)} of order ${order.number} has been refunded. The rest of the order stays as it is.`,
      by === 'card' ? BY_CARD : BY_OTHER,
    ],
    facts: [
      ...refunded.map((line): [string, string] => [
        facts.line(line.name, line.count),
        money(line.amount),
      ]),
      ...(fee > 0 ? ([[facts.shippingFee, money(fee)]] as const) : []),
      ['Refunded', money(amount)],
      ...(reason ? ([['Reason', reason]] as const) : []),
    ],
    action: OPEN,
    footnote: QUESTIONS,
  }),
};
