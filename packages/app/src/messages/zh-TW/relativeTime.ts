/** Messages of the relative time (spec §9). */
export const relativeTimeMessages = {
  'just now': '剛剛',
  '{0} minutes ago': '{0} 分鐘前',
  '{0} hours ago': '{0} 小時前',
  '{0} days ago': '{0} 天前',
  '{0} weeks ago': '{0} 週前',
  '{0} months ago': '{0} 個月前',
} as const;
