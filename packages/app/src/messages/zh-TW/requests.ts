/** Messages of failed requests. */
export const requestMessages = {
  'The shop could not be reached. Please check your connection and try again.':
    '連不上商店，請確認網路後再試一次。',
} as const;
