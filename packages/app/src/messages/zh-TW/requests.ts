/** Messages of failed requests. */
export const requestMessages = {
  'The shop could not be reached. Please check your connection and try again.':
    '連不上商店，請確認網路後再試一次。',
  'The shop cannot answer right now. Please try again in a minute.':
    '商店暫時無法回應，請過一分鐘再試一次。',
  'Something went wrong, please try again': '發生了一點問題，請再試一次',
} as const;
