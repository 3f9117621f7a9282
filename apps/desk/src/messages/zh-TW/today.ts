/** Messages of Today. */
export const todayMessages = {
  'Hello, {0}': '{0}，您好',
  'Choose where to start.': '選一個畫面開始。',
} as const;
