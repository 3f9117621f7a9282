/** The generic form messages, keyed by their English text. */
export const formFields = {
  required: '此欄位為必填',
  'must be a number': '請輸入數字',
  'must be an integer': '請輸入整數',
  'must be digits': '只能輸入數字',
  'Email format error': '電子郵件格式不正確',
  'URL format error': '網址格式不正確',
  'at least {0} characters': '至少需要 {0} 個字',
  'at most {0} characters': '最多 {0} 個字',
  'between {0} and {1} characters': '長度需為 {0} 到 {1} 個字',
  'must be between {0} and {1}': '需介於 {0} 到 {1} 之間',
  'must be greater than {0}': '必須大於 {0}',
  'must be greater than or equal to {0}': '不能小於 {0}',
  'must be less than {0}': '必須小於 {0}',
  'must be less than or equal to {0}': '不能大於 {0}',
  'must be in the list': '請從清單中選擇',
  'must not be in the list': '這個內容不能使用',
  'does not match': '兩次輸入的內容不一樣',
  'the check digit of the company number does not match': '統一編號檢查碼不符',
  'this name is reserved for the shop': '這個名稱保留給商店使用，請換一個',
  'format error': '格式不正確',
};

/** For the search. */
export const searchFields = {
  'Please enter a keyword to search': '請輸入要搜尋的關鍵字',
};

/** For the post form. */
export const postFields = {
  'Please enter post content before publishing': '請先輸入貼文內容再發布',
  'Please select at least one permission': '請至少選擇一個觀看權限',
};

/** For registering. */
export const registerFields = {
  'no dealer has this code': '查無這個推薦代碼，請再確認一次，或先留白',
};

/** For password forms. */
export const passwordFields = {
  'is too common, please choose another one': '這個密碼太常見，很容易被猜到，請換一個',
  'must not contain your account, e-mail address or name': '密碼不能包含您的帳號、電子郵件或姓名',
};

/** What a missing field asks for, and what a field of another format expects: one sentence per field. */
export const fieldSentences = {
  'Please enter your name': '請填姓名',
  'Please enter your mobile number': '請填手機號碼',
  'A mobile number has 10 digits and begins with 09': '手機號碼是 09 開頭的 10 碼數字',
  'Please enter your e-mail address': '請輸入電子郵件',
  'Please enter a password': '請輸入密碼',
  'Please enter your password': '請輸入密碼',
  'Please enter the new password again': '請再輸入一次新密碼',
  'Please enter the name of the recipient': '請填收件人姓名',
  'Please choose a county or city': '請選擇縣市',
  'Please choose a district': '請選擇鄉鎮市區',
  'Please enter the postcode': '請填郵遞區號',
  'A postcode has 3, 5 or 6 digits': '郵遞區號是 3、5 或 6 碼數字',
  'Please enter the street and house number': '請填街道與門牌號碼',
  'Please enter your mobile barcode': '請輸入手機條碼',
  'A mobile barcode is a slash and 7 letters, digits or + - .':
    '手機條碼是「/」加上 7 碼英文、數字或 + - .',
  'Please enter the number of your certificate': '請輸入自然人憑證號碼',
  'A citizen certificate has 2 letters and 14 digits': '自然人憑證是 2 個英文字母加 14 碼數字',
  'Please enter a donation code': '請輸入愛心碼',
  'A donation code has 3 to 7 digits': '愛心碼是 3 到 7 碼數字',
  'Please enter the company number': '請輸入統一編號',
  'A company number has 8 digits': '統一編號是 8 碼數字',
  'Please enter the company title': '請填發票抬頭',
  'Please enter a coupon code': '請輸入優惠代碼',
  'A coupon code has 3 to 32 letters, digits or hyphens':
    '優惠代碼是 3 到 32 個英文字母、數字或連字號',
  'Please enter the last five digits of your account': '請輸入帳號末五碼',
  'These are the last 5 digits of your account': '末五碼是匯款帳號的最後 5 個數字',
  'Please give a reason': '請填原因',
  'Please enter a message': '請輸入訊息',
  'Please enter a comment': '請輸入留言',
  'Please say what is wrong': '請說明這則貼文有什麼問題',
  'Please choose a bank': '請選擇銀行',
  'A bank code has 3 digits': '銀行代碼是 3 碼數字',
  'Please enter the name of the bank': '請填銀行名稱',
  'Please enter the name of the branch': '請填分行名稱',
  'Please enter the name of the account holder': '請填戶名',
  'Please enter the account number': '請填帳號',
  'An account number has 6 to 16 digits': '帳號是 6 到 16 碼數字',
  'A tracking number has letters and digits only': '物流單號只有英文字母和數字',
  'Please answer “{0}”': '請填「{0}」',
  'There is no such date': '沒有這一天，請再確認日期',
};
