/** Messages of a dealer's page for other members. */
export const dealersOnlyMessages = {
  'For dealers only': '這裡是經銷商專區',
  'You are signed in as {0}, which is not a dealer’s account.':
    '您目前用 {0} 登入，這個帳號不是經銷商，所以看不到這一頁。',
  'Back to the member centre': '回會員中心',
  'Sign in with another account': '換帳號登入',
  'Would you like to become a dealer? Write to us:': '想加入經銷商嗎？歡迎寫信給我們：',
} as const;
