/** Messages of the site in a frame of another one. */
export const embeddingMessages = {
  'To go on': '請繼續',
} as const;
