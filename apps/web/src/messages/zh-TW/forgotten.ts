/** Messages of a forgotten password. */
export const forgottenMessages = {
  'Forgot your password?': '忘記密碼',
  'Enter your email address and we will send you a link to set a new password.':
    '請填寫註冊時的電子郵件，我們會寄一封信，讓您設定新的密碼。',
  Email: '電子郵件',
  'Email me a link': '寄送重設密碼信',
  'Back to sign in': '回到登入',
  'Check your inbox': '請到信箱收信',
  'If there is an account for {0}, we have sent you a link. It works once and expires in an hour.':
    '如果 {0} 是會員帳號，信馬上就到。信裡的連結 1 小時內有效，只能使用一次。',
  'No email? Check your spam folder, or whether you used another address.':
    '沒有收到嗎？請看看垃圾郵件匣，或確認電子郵件有沒有打錯。',
  'Request again': '重新申請',
  'Set a new password': '設定新密碼',
  'One moment, please.': '請稍候',
  'You will need it to sign in on all your devices.': '設定之後，所有裝置都要用新密碼重新登入。',
  'New password': '新密碼',
  'At least 8 characters; several words or letters with digits are hard to guess.':
    '至少 8 個字元，英文、數字混用比較不容易被猜到',
  'Set password': '儲存新密碼',
  'This link has expired': '這個連結已經不能用了',
  'Links work once and expire after an hour. Request a new one to continue.':
    '連結只能使用一次，1 小時內有效。重新申請一封，很快就好。',
  'The link could not be checked': '連結確認失敗',
  'Try again': '再試一次',
  'Your password has been changed': '新密碼設定好了',
  'For your safety we have signed you out everywhere. Sign in with the new one.':
    '為了安全，所有裝置都已經登出，請用新密碼登入。',
  'Sign in': '登入',
} as const;
