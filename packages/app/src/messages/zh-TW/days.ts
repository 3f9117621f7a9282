/** Messages of days. */
export const dayMessages = { Today: '今天', Yesterday: '昨天' } as const;
