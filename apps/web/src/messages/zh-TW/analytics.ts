/** Messages about analytics consent. */
export const analyticsMessages = {
  'Measuring visits': '瀏覽統計',
  'May we count which pages are visited, to make the shop better? Shopping works the same either way.':
    '可以讓我們統計大家逛了哪些頁面，把這裡變得更好逛嗎？不同意也能照常購物。',
  'Privacy policy': '隱私權政策',
  'Yes, you may': '好，可以',
  'No, thanks': '不用，謝謝',
} as const;
