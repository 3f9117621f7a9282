/** Messages of the questions and answers. */
export const questionMessages = {
  FAQ: '常見問題',
  'This page could not be loaded': '內容載入失敗',
  'What others have asked, and what we answered.': '大家常問的，先替您整理好了。',
  'Search questions': '搜尋問題',
  'Such as shipping fee, refund, invoice': '例如：運費、退款、發票',
  '{0} questions found': '找到 {0} 個問題',
  'No question is about {0}': '沒有和「{0}」有關的問題',
  'Try other words, or look through all of them.': '換個說法試試，或看看全部的問題。',
  'Show all questions': '看全部問題',
  'Nobody has asked anything yet': '目前還沒有常見問題',
} as const;
