import type { ChatMessage, OrderState } from '@mall/contract';

/** The fields of an order that a reply contains. */
export interface KnownOrder {
  readonly transOrderId: string;
  readonly state: OrderState;
}

const COLLEAGUE = '收到，這個我請負責的同事看一下，有消息馬上回覆您。';

/** The meaning of an order's state for a waiting member. */
const STATES: Readonly<Record<OrderState, string>> = {
  pending: '還在等待付款，在訂單頁就可以完成付款喔。',
  paid: '已經收到款項，正在排隊備貨。',
  preparing: '正在備貨，包好就會通知您。',
  shipped: '已經出貨，正在配送的路上。',
  arrived: '已經送達取貨的地方，請記得去領取。',
  completed: '已經完成，謝謝您的支持！',
  cancelled: '已經取消，如果要再買，訂單頁有「再買一次」。',
  expired: '因為超過付款期限已經失效，訂單頁有「再買一次」可以快速下單。',
  refunding: '正在退款，約三到七個工作天會回到原本的付款方式。',
  refunded: '已經退款完成，請留意原本的付款帳戶。',
};

/** Replies by topic; the first matching topic is used. */
const TOPICS: readonly (readonly [asked: RegExp, answer: string])[] = [
  [
    /退款|退貨|換貨|取消|瑕疵|壞掉|破掉|refund/i,
    '退換貨沒問題的：常溫未拆封商品收到後七天內可以申請退貨；生鮮與冷藏冷凍商品若有狀況，請在 24 小時內拍照傳到這裡，我們補寄或退款。取消與退款都可以從「訂單明細」申請。',
  ],
  [
    /運費|免運|宅配|超商|取貨|離島|shipping/i,
    '常溫宅配 100 元、滿 1,000 元免運；冷藏 160 元、滿 1,500 元免運；冷凍 180 元、滿 1,800 元免運。常溫也可以超商取貨，60 元、滿 800 元免運。',
  ],
  [/謝謝|感謝|謝囉|thank/i, '不客氣！有需要隨時叫我們，祝您今天順心。'],
  [
    /你好|您好|哈囉|嗨|在嗎|請問一下|早安|午安|晚安|hello|\bhi\b/i,
    '您好，我是巷口小編！想問訂單、運費或退換貨都可以，直接打字就好。',
  ],
];

const ABOUT_ORDERS = /訂單|出貨|到貨|幾時到|什麼時候到|何時到|物流|包裹|配送|寄了|order/i;

const describeOrder = ({ transOrderId, state }: KnownOrder) =>
  `幫您查到了：訂單 ${transOrderId} ${STATES[state]}`;

/**
 * Returns the shop's reply to a member's message.
 *
 * @param latestOrder - Finds the member's latest order.
 */
export async function replyTo(
  message: ChatMessage,
  latestOrder: () => Promise<KnownOrder | undefined>,
): Promise<string> {
  if (message.type === 4) {
    return `收到，是訂單 ${message.order.trans_order_id}（${message.order.state_text}）對嗎？請告訴我們需要什麼協助，我這就幫您看。`;
  }
  if (message.type !== 1) return '收到您傳來的檔案了，我請同事仔細看過再回覆您。';
  const { text } = message;
  const topic = TOPICS.find(([pattern]) => pattern.test(text));
  // 「訂單可以退款嗎」 asks about refunds; 「訂單，謝謝」 about the order.
  if (ABOUT_ORDERS.test(text) && !/退|取消|運費|免運/.test(text)) {
    const order = await latestOrder();
    return order ? describeOrder(order) : '目前沒有查到您的訂單喔，要不要到商城逛逛？';
  }
  return topic?.[1] ?? COLLEAGUE;
}
