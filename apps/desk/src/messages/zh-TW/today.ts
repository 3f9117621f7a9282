/** Messages of Today. */
export const todayMessages = {
  'Hello, {0}': '{0}，您好',
  'Choose where to start.': '選一個畫面開始。',
  'What waits': '待處理的工作',
  'Paid in the last seven days': '最近七天付款金額',
  '{0} orders': '{0} 筆訂單',
  '{0}% more than in the week before': '比前七天多 {0}%',
  '{0}% less than in the week before': '比前七天少 {0}%',
  'As much as in the week before': '和前七天一樣',
  'What was paid on each of the last 14 days': '最近 14 天每天的付款金額',
  Day: '日期',
  Orders: '訂單數',
  Amount: '金額',
  'The sales could not be loaded': '無法載入付款金額',
  'Try again': '再試一次',
  'This is what waits today.': '這些是今天待處理的工作。',
} as const;
