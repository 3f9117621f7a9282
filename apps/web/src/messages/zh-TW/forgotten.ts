/** Messages of a forgotten password. */
export const forgottenMessages = {
  'Forgotten your password?': '忘記密碼',
  'Tell us your e-mail address, and we will mail you a link to set a new one.':
    '請填寫註冊時的電子郵件，我們會寄一封信，讓您設定新的密碼。',
  'E-mail': '電子郵件',
  'Mail me the link': '寄送重設密碼信',
  'Back to signing in': '回到登入',
  'See your mailbox': '請到信箱收信',
  'If {0} belongs to a member, we have sent an email. Its link works once, for one hour.':
    '如果 {0} 是會員帳號，信馬上就到。信裡的連結 1 小時內有效，只能使用一次。',
  'No email? It may be in your spam folder, or the address has no account.':
    '沒有收到嗎？請看看垃圾郵件匣，或確認電子郵件有沒有打錯。',
  'Ask once more': '重新申請',
  'Set a new password': '設定新密碼',
  'One moment, please.': '請稍候',
  'From then on, every device has to sign in with it.': '設定之後，所有裝置都要用新密碼重新登入。',
  'New password': '新密碼',
  'At least 8 characters; several words or letters with digits are hard to guess.':
    '至少 8 個字元，英文、數字混用比較不容易被猜到',
  'Keep this password': '儲存新密碼',
  'This link can no longer be used': '這個連結已經不能用了',
  'It works once, for one hour. Ask for another, and you are there in a minute.':
    '連結只能使用一次，1 小時內有效。重新申請一封，很快就好。',
  'The link could not be checked': '連結確認失敗',
  'Try again': '再試一次',
  'Your new password is set': '新密碼設定好了',
  'For your safety we have signed you out everywhere. Sign in with the new one.':
    '為了安全，所有裝置都已經登出，請用新密碼登入。',
  'Sign in': '登入',
} as const;
