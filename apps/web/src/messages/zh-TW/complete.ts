/** Messages of an order that was just placed. */
export const completeMessages = {
  'Your order is placed and paid': '付款完成，謝謝您的訂購',
  'We are packing it for you now.': '我們馬上為您準備商品。',
  'The payment did not go through': '付款沒有成功',
  'Your order is kept; you can pay it again.': '訂單已經幫您保留，可以重新付款。',
  'Waiting for the payment': '等待付款確認',
  'This page changes by itself as soon as it is confirmed.': '確認後畫面會自動更新。',
  'No word from the bank yet. If you have paid, look again in a moment.':
    '還沒有收到付款結果。如果您已經付款，請稍後再看一次。',
  'Look again': '重新整理',
  'Your order is placed; please pay in time': '訂單成立，請在期限內付款',
  'You will find this again in the order, whenever you need it.':
    '繳費資訊會保留在訂單裡，隨時都能回來查看。',
  'See the order': '查看訂單',
  'Keep shopping': '繼續逛逛',
  'Order number {0}': '訂單編號 {0}',
  'The order could not be loaded': '訂單載入失敗',
  'What you ordered': '您訂購的商品',
  Total: '總計',
  'Where it goes': '送到哪裡',
  'Method and recipient': '配送與收件人',
  Address: '地址',
  'Days of delivery': '出貨與到貨',
  'Points you will earn': '完成訂單可得',
  '{0} points': '{0} 點',
  'Still waiting in your carts': '購物車裡還有',
  'Your {0} cart still holds {1} items': '您的{0}購物車還有 {1} 件',
  'To the cart': '去結帳',
  'Show it to your neighbours': '開箱後分享給街坊',
  'Unpacked something good? Post it on the wall, with the goods one tap away.':
    '收到後拍張照，寫篇貼文，好東西大家一起吃。',
} as const;
