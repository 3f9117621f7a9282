/** Messages of Today. */
export const todayMessages = {
  'Hello, {0}': '{0}，您好',
  'Choose where to start.': '選一個畫面開始。',
  'What waits': '待處理的工作',
  'This is what waits today.': '這些是今天待處理的工作。',
} as const;
