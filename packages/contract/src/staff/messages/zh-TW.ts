import type { StaffMessages } from './catalogue';

/** The messages of the staff's API in Traditional Chinese. */
export const zhTW: StaffMessages = {
  failures: {
    factorMissing: '請先完成第二道驗證',
    deskLocked: '閒置太久，畫面已鎖定，請再驗證一次',
    reauthenticationRequired: '這項操作需要再驗證一次',
    factorWrong: '驗證碼不正確或已經用過，請等下一組再試一次',
    factorExists: '這個帳號已經設定過第二道驗證，請用原本的方式登入',
    deskSignInFailed: '帳號或密碼不正確，或這個帳號不能進入後台',
    invitationGone: '邀請連結已失效或已使用過，請邀請您的同事重新寄出',
    invitationTaken: '這位同事已經在名單裡了',
    roleBeyondOwn: '您不能給予或變更比自己權限更大的角色',
    lastOwner: '店裡至少要留一位店主，請先指定另一位店主',
    ownAccount: '不能變更自己的角色或停用自己，請由另一位同事操作',
    batchStarted: '這批訂單已經開始處理，不能取消了',
    answeredMeanwhile: '{0}剛剛已經回覆了，請先看過，再決定要不要送出',
    unitsNotLeft: '沒有選擇要退的商品，或可退的數量不足，請重新載入訂單',
    feeNotRefundable: '這筆運費不能退：沒有付過、已經退了，或另一筆訂單會用到',
    refundNotByHand: '這筆退款已經退回，或正在向金流查詢，請重新載入訂單',
    wroteMeanwhile: '對方剛剛又傳了訊息，請先看過，再決定要不要結案',
    refundNotRefused: '這筆退款已經重試、退回或改為人工退款，請重新載入訂單',
    caseDecided: '同事已經處理過這則檢舉了，請重新載入清單',
    viewNameTaken: '您已經有同名的篩選了',
    tooManyViews: '這份清單最多儲存 {0} 個篩選，請先刪除用不到的',
    passkeyRefused: '通行密鑰驗證失敗或等太久了，請再試一次',
    tooManyPasskeys: '每個人最多 {0} 組通行密鑰，請先刪除用不到的',
    lastFactor: '這是您唯一的第二道驗證，請先新增另一種再刪除',
    proofNeeded: '這台裝置第一次登入後台，請重新載入頁面再登入一次',
  },
  fields: {
    'Please enter the code': '請輸入驗證碼',
    'A code has 6 digits; a recovery code has 10 letters and digits':
      '驗證碼是 6 位數字，復原碼是 10 個英文字母與數字',
    'Please choose at least one role': '請至少選擇一個角色',
    'Please enter a note': '請輸入備註',
    'Please enter a time such as 09:00': '請輸入時間，例如 09:00',
    'The end has to be later than the beginning': '結束時間要晚於開始時間',
    'A weekday is there twice': '同一天只能設定一次',
    'Please enter a title': '請輸入標題',
    'Please enter a name': '請輸入名稱',
  },
};
