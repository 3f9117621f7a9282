/** Messages of orders, shared by several screens. */
export const sharedOrderMessages = {
  'Your transfer': '您的轉帳',
  'Last five digits of your account': '轉出帳號末五碼',
  'For example 12345': '例如 12345',
  Submit: '送出末五碼',
  Correct: '修改',
  Cancel: '不改了',
  'You reported {0}. We are checking for your transfer.':
    '已收到您的末五碼 {0}，我們會盡快為您對帳。',
  'Last five digits saved': '已送出末五碼',
} as const;
