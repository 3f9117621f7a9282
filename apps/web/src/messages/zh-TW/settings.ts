/** Messages of the switches of theme and language. */
export const settingMessages = {
  Theme: '顯示模式',
  Light: '淺色',
  Dark: '深色',
  System: '跟隨系統',
  Language: '語言',
} as const;
