/** Messages of a report of a post or a comment. */
export const reportMessages = {
  Cancel: '取消',
  'Report this post': '檢舉這則貼文',
  'Report this comment': '檢舉這則留言',
  'What is wrong with it?': '哪裡不妥？',
  'Advertising or fraud': '廣告或詐騙',
  'False information': '不實內容',
  'Harassment or hate': '騷擾或仇恨',
  'Privacy or intellectual property': '侵害隱私或智慧財產權',
  'Something else': '其他',
  'Please tell us more': '請簡單說明',
  'Please choose a reason': '請選擇檢舉原因',
  'Please say what is wrong': '請說明檢舉原因',
  'Send report': '送出檢舉',
  'Thank you, we will review it soon': '感謝您的回報，我們會盡快處理',
} as const;
