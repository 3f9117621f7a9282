/** Messages of an order that was just placed. */
export const completeMessages = {
  'Thank you, your order is paid': '付款完成，謝謝您的訂購',
  'We are getting it ready for you.': '我們馬上為您準備商品。',
  'The payment did not go through': '付款沒有成功',
  'We have kept your order, so you can try again.': '訂單已經幫您保留，可以重新付款。',
  'Waiting for the payment': '等待付款確認',
  'This page updates as soon as the payment is confirmed.': '確認後畫面會自動更新。',
  'We have not heard from the bank yet. If you have paid, check again in a moment.':
    '還沒有收到付款結果。如果您已經付款，請稍後再看一次。',
  'Check again': '重新整理',
  'Order placed. Please pay before the deadline.': '訂單成立，請在期限內付款',
  'You can find these details in your order at any time.':
    '繳費資訊會保留在訂單裡，隨時都能回來查看。',
  'View order': '查看訂單',
  'Keep shopping': '繼續逛逛',
  'Order number {0}': '訂單編號 {0}',
  'The order could not be loaded': '訂單載入失敗',
  'Order details': '您訂購的商品',
  Total: '總計',
  'Delivery details': '送到哪裡',
  'Method and recipient': '配送與收件人',
  Address: '地址',
  'Delivery dates': '出貨與到貨',
  'Points earned': '完成訂單可得',
  '{0} points': '{0} 點',
  'Still in your carts': '購物車裡還有',
  'Your {0} cart has {1} items': '您的{0}購物車還有 {1} 件',
  'Go to cart': '去結帳',
  'Share it with your neighbours': '開箱後分享給街坊',
  'Unpacked something good? Share it in a post, with the products one tap away.':
    '收到後拍張照，寫篇貼文，好東西大家一起吃。',
} as const;
