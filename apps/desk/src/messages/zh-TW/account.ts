/** Messages of the colleague's own second factors. */
export const accountMessages = {
  'Your sign-in': '我的登入驗證',
  'How you prove that it is you, beside your password, and where you are signed in.':
    '除了密碼以外，您用什麼證明是本人，以及在哪些裝置登入。',
  'Your second factors could not be loaded': '載入失敗',
  Passkeys: '通行密鑰',
  'You have none yet.': '還沒有通行密鑰。',
  'This browser has no passkeys. Please open the desk in a current one.':
    '這個瀏覽器不支援通行密鑰，請改用新版瀏覽器開啟後台。',
  'Added {0}': '{0} 新增',
  'last used {0}': '{0}使用過',
  'not used yet': '還沒使用過',
  'Delete the passkey of {0}': '刪除「{0}」的通行密鑰',
  'Delete this passkey?': '要刪除這組通行密鑰嗎？',
  '{0} lets you in no more.': '之後不能再用「{0}」登入後台。',
  Delete: '刪除',
  Cancel: '取消',
  'The passkey is added': '已新增通行密鑰',
  'The passkey is deleted': '已刪除通行密鑰',
  'Authenticator app': '驗證器 App',
  'It is set up. With a new phone, replace it here.': '已設定。換手機時請在這裡更換。',
  'It is not set up.': '尚未設定。',
  'Replace the app': '更換驗證器',
  'Set up the app': '設定驗證器',
  'The codes of the earlier app stop working once this is finished.':
    '完成後，原本 App 的驗證碼就不能再用。',
  'The authenticator app is set up': '已設定驗證器 App',
  'Recovery codes': '復原碼',
  '{0} of 10 are left. Each lets you in once when you lose your phone.':
    '還剩 {0} 組，每組可以在手機遺失時登入一次。',
  'None is left. Make new ones, so that you get in when you lose your phone.':
    '已經用完了。請換一組新的，手機遺失時才登得進來。',
  'Only {0} are left. Make new ones, so that you get in when you lose your phone.':
    '只剩 {0} 組。請換一組新的，手機遺失時才登得進來。',
  'You get them when you set up a passkey or the app.':
    '設定通行密鑰或驗證器時，會一併給您復原碼。',
  'Make new codes': '換一組新的',
  'Make new recovery codes?': '要換一組新的復原碼嗎？',
  'The earlier ones stop working.': '原本的復原碼會全部失效。',
  'Your new recovery codes': '您的新復原碼',
  'They are shown only this once.': '只會顯示這一次，請保存好。',
  'I have saved them': '我已經保存',
  'Signed-in devices': '登入中的裝置',
  'If you do not know one of them, sign out there and change your password.':
    '如果有您不認得的裝置，請登出那台裝置，並更改密碼。',
  'The devices could not be loaded': '裝置載入失敗',
  'Unknown device': '不明裝置',
  'This device': '這台裝置',
  'signed in {0}': '{0} 登入',
  'Sign out on {0}': '登出 {0}',
  'Sign out on this device': '登出這個裝置',
  'Sign out on all others': '登出其他所有裝置',
  'Sign out on all other devices?': '要登出其他所有裝置嗎？',
  'What is typed there and not saved is lost.': '那些裝置上還沒儲存的內容會遺失。',
  'Sign out': '登出',
  'Signed out there': '已登出',
} as const;
