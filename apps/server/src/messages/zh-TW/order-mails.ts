import { formatTime, messages, money } from '@mall/contract/messages';
import type { MailTexts, OrderMailName } from '../mails';
import { orderFacts, type OrderFactTexts } from '../order-mail-facts';

const { weekdays } = messages['zh-TW'].terms;
const time = (at: string) => formatTime(at, weekdays);

const facts: OrderFactTexts = {
  line: (name, count) => `${name} × ${count}`,
  shippingFee: '運費',
  free: '免運',
  discount: '折抵',
  total: '訂單金額',
  shipping: '寄送方式',
  payment: '付款方式',
};

const OPEN = '查看訂單';
const QUESTIONS = '有任何問題，歡迎在訂單頁留言給我們。';
const BY_CARD = '款項會退到您付款的信用卡，入帳時間依發卡銀行而定。';
const BY_OTHER = '款項的入帳時間依各家銀行而定。';

const arrival = {
  home: (day: string) => `，預計 ${day} 送達`,
  cvs: (day: string) => `，預計 ${day} 送到門市`,
  pickup: (day: string) => `，${day} 可以取貨`,
};

/** Mails about orders. */
export const orderMails: MailTexts<OrderMailName> = {
  orderPlaced: ({ order, until, account }) => ({
    subject: `訂單 ${order.number} 已成立，請完成付款`,
    paragraphs: [
      `謝謝您的訂購，我們收到訂單 ${order.number} 了。`,
      account
        ? `請轉帳 ${money(order.total)} 到下面的帳戶${until ? `，${time(until)} 前有效` : ''}。轉帳後，請到訂單頁填寫您的帳號末五碼。`
        : `${until ? `請在 ${time(until)} 前` : '請'}完成付款，逾期訂單會自動取消。`,
    ],
    facts: [
      ...(account
        ? ([
            ['銀行', account.bank],
            ['帳號', account.account],
            ...(account.owner ? [['戶名', account.owner] as const] : []),
          ] as const)
        : []),
      ...orderFacts(order, facts),
    ],
    action: account ? '填寫帳號末五碼' : '前往付款',
    footnote: `如果您已經付款，請忽略這封信。${QUESTIONS}`,
  }),
  paymentCode: ({ order, until, amount, code }) => ({
    subject: `訂單 ${order.number} 的繳費資訊`,
    paragraphs: [
      `訂單 ${order.number} 還有 ${money(amount)} 等您繳費${until ? `，請在 ${time(until)} 前完成` : ''}，逾期訂單會自動取消。`,
      ...(code.kind === 'barcode' ? ['請打開訂單頁，向超商店員出示三段條碼。'] : []),
    ],
    facts: [
      ...(code.kind === 'atm'
        ? ([
            ['銀行代碼', code.bank],
            ['轉帳帳號', code.account],
          ] as const)
        : []),
      ...(code.kind === 'cvs' ? ([['繳費代碼', code.code]] as const) : []),
      ...orderFacts(order, facts),
    ],
    action: code.kind === 'barcode' ? '出示條碼' : OPEN,
    footnote: `如果您已經繳費，請忽略這封信。${QUESTIONS}`,
  }),
  orderPaid: ({ order, leavesOn, arrivesOn, kind }) => ({
    subject: `訂單 ${order.number} 付款完成`,
    paragraphs: [
      `訂單 ${order.number} 付款完成，我們會開始為您備貨。`,
      ...(leavesOn && kind !== 'pickup'
        ? [`預計 ${time(leavesOn)} 出貨${arrivesOn ? arrival[kind](time(arrivesOn)) : ''}。`]
        : []),
    ],
    facts: orderFacts(order, facts),
    action: OPEN,
    footnote: QUESTIONS,
  }),
  orderShipped: ({ order, carrier, tracking, kind }) => ({
    subject: kind === 'pickup' ? `訂單 ${order.number} 可以取貨了` : `訂單 ${order.number} 已出貨`,
    paragraphs: [
      kind === 'pickup'
        ? `訂單 ${order.number} 已經準備好，等您來取。`
        : kind === 'cvs'
          ? `訂單 ${order.number} 已經出發，送到門市時超商會以簡訊通知您取貨。`
          : `訂單 ${order.number} 已經出發，請留意收件。`,
    ],
    facts: [
      ...(carrier ? ([['物流', carrier]] as const) : []),
      ...(tracking ? ([['追蹤號碼', tracking]] as const) : []),
      ...orderFacts(order, facts),
    ],
    action: OPEN,
    footnote: QUESTIONS,
  }),
  orderRefunded: ({ order, amount, by }) => ({
    subject: `訂單 ${order.number} 已退款`,
    paragraphs: [
      amount > 0
        ? `訂單 ${order.number} 的 ${money(amount)} 已經退回。`
        : `訂單 ${order.number} 的退款已經處理完成。`,
      ...(amount > 0 ? [by === 'card' ? BY_CARD : BY_OTHER] : []),
    ],
    facts: orderFacts(order, facts),
    action: OPEN,
    footnote: QUESTIONS,
  }),
  linesRefunded: ({ order, amount, by, refunded, fee, reason }) => ({
    subject:
      refunded.length > 0 ? `訂單 ${order.number} 部分商品已退款` : `訂單 ${order.number} 已退運費`,
    paragraphs: [
      `訂單 ${order.number} 的 ${money(amount)} 已經退回，其餘商品不受影響。`,
      by === 'card' ? BY_CARD : BY_OTHER,
    ],
    facts: [
      ...refunded.map((line): [string, string] => [
        facts.line(line.name, line.count),
        money(line.amount),
      ]),
      ...(fee > 0 ? ([[facts.shippingFee, money(fee)]] as const) : []),
      ['退款金額', money(amount)],
      ...(reason ? ([['原因', reason]] as const) : []),
    ],
    action: OPEN,
    footnote: QUESTIONS,
  }),
};
