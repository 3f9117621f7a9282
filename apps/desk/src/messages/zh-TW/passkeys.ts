/** Messages of passkeys, wherever the second factor is set up or asked for. */
export const passkeyMessages = {
  'Use a passkey': '使用通行密鑰',
  'Sign in with a passkey': '用通行密鑰登入',
  or: '或',
  'Set up a passkey': '設定通行密鑰',
  'Add a passkey': '新增通行密鑰',
  'A fingerprint, your face, or the PIN of this device. Nothing to type.':
    '用指紋、臉部或裝置的 PIN 碼驗證，不必輸入數字。',
  'This device has a passkey of yours already': '這台裝置已經有您的通行密鑰',
  'This address of the desk has no passkeys: open it by its domain':
    '用這個網址無法使用通行密鑰，請改用網域名稱開啟後台',
  'The passkey was not confirmed. Please try again': '沒有完成驗證，請再試一次',
  'The passkey was not confirmed. Please try again. If the desk has a new address, use a code, then add your passkey again':
    '沒有完成驗證，請再試一次。如果後台換了網址，請改用驗證碼，登入後再重新新增通行密鑰',
} as const;
