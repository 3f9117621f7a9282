/** Messages of Today. */
export const todayMessages = {
  'Hello, {0}': '{0}，您好',
  'Choose where to start.': '選一個畫面開始。',
  'What waits': '待處理的工作',
  'Chats that wait': '等待回覆的對話',
  'The longest: {0}': '最久的{0}',
  'This is what waits today.': '這些是今天待處理的工作。',
} as const;
