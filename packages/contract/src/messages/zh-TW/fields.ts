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
