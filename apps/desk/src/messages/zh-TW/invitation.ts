/** Messages of the page of an invitation. */
export const invitationMessages = {
  Invitation: '邀請',
  'Join the staff': '加入店內團隊',
  'You become the first owner of this shop.': '您將成為這家商店的第一位店主。',
  '{0} invites you to the desk of the shop.': '{0}邀請您使用商店後台。',
  'Your account': '您的帳號',
  'Your roles': '您的角色',
  'The name that colleagues see': '同事看到的名字',
  'Your password of the shop': '您在商店的密碼',
  'This address has an account of the shop already: enter its password.':
    '這個信箱已經是會員，請輸入原本的密碼。',
  'Choose a password': '設定密碼',
  'At least 8 characters; several words or letters with digits are hard to guess.':
    '至少 8 個字，用幾個詞或英文加數字比較不容易被猜到。',
  Join: '加入',
  'This invitation can no longer be used': '這份邀請已經不能使用',
  'It is valid for three days and works once. Please ask the colleague who invited you for another one.':
    '邀請三天內有效，只能使用一次。請邀請您的同事再寄一次。',
  'To the sign-in': '前往登入',
  'The invitation could not be read': '無法讀取邀請',
} as const;
