/** Messages of signing in by LINE or Facebook. */
export const socialMessages = {
  'Sign in with {0}': '使用 {0} 登入',
  'or with your email address': '或用電子郵件登入',
  'Register with {0}': '使用 {0} 加入會員',
  'or register with your email address': '或用電子郵件加入',
  'One moment, please.': '登入中，請稍候',
  'Signing in with {0}': '{0} 登入',
  'Login failed': '登入失敗',
  'Login error': '登入發生錯誤',
  'You have not agreed to it, so nothing has changed.': '您沒有同意授權，所以還沒有登入。',
  'This sign-in was not started here, or took too long. Please start again.':
    '這次登入不是從這個分頁開始的，或是等太久了，請重新登入。',
  'We could not verify this sign-in. Please try again.': '無法確認登入身分，請再試一次。',
  'This way to sign in is not available right now. Please choose another one.':
    '這個登入方式目前無法使用，請改用其他方式。',
  'Too many attempts. Please try again later.': '嘗試次數太多，請稍後再試。',
  'Without an address we cannot reach you about your orders. Share it at {0}, or register with it here.':
    '訂單通知需要電子郵件。請在 {0} 同意提供，或直接用電子郵件註冊。',
  'Share my address at {0}': '回到 {0} 同意提供',
  'Register by email': '用電子郵件註冊',
  'This address is a member’s': '這個電子郵件已經是會員',
  'We have mailed a link to it: follow it, and {0} opens the same account from then on.':
    '為了確認是您本人，我們寄了一封確認信。點信裡的連結，之後就能用 {0} 登入同一個會員帳號。',
  'Try again': '再試一次',
  'Other ways to sign in': '其他登入方式',
} as const;
