/** Messages of remaining time. */
export const timeLeftMessages = {
  '{0} days {1} hours left': '還有 {0} 天 {1} 小時',
  '{0} hours {1} minutes left': '還有 {0} 小時 {1} 分',
  '{0} minutes {1} seconds left': '還有 {0} 分 {1} 秒',
  'Time is up': '已經過期限',
} as const;
