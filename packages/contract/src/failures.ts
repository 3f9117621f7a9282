import { failureCodes, type FailureName } from './failure-codes';

/** One refusal of the catalogue. */
export interface Failure {
  /** The envelope's code. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;
  readonly en: string;
  readonly zh: string;
}

/**
 * What each refusal says, in English and in Traditional Chinese, and its HTTP status. `{0}`, `{1}` …
 * are filled in by the service that refuses.
 */
const sentences = {
  unauthenticated: { status: 401, en: 'Unauthenticated.', zh: 'Unauthenticated.' },

  invalidFields: {
    status: 422,
    en: 'Please check the marked fields',
    zh: '有欄位需要修正，請看標示的地方',
  },
  malformed: {
    status: 400,
    en: 'This request could not be read',
    zh: '無法讀取這個請求，請重新整理後再試',
  },
  notFound: { status: 404, en: 'Not found', zh: '找不到這筆資料，可能已經移除' },
  forbidden: { status: 403, en: 'You may not do this', zh: '您沒有權限進行這項操作' },
  csrfMismatch: {
    status: 419,
    en: 'This page has expired, please try again',
    zh: '頁面已過期，請再試一次',
  },
  tooLarge: { status: 413, en: 'This is too large to send', zh: '傳送的內容太大了' },
  tooManyRequests: {
    status: 429,
    en: 'Too many requests, please wait {0} seconds',
    zh: '操作太頻繁了，請 {0} 秒後再試',
  },
  idempotencyKeyReused: {
    status: 409,
    en: 'This request was already sent with other content',
    zh: '這個請求已用其他內容送出過，請重新整理後再試',
  },
  tooSlow: {
    status: 408,
    en: 'This request took too long to arrive, please try again',
    zh: '傳送的時間太久了，請再試一次',
  },
  serverFault: {
    status: 500,
    en: 'Something went wrong on our side, please try again',
    zh: '系統忙碌中，請稍後再試',
  },

  captchaWrong: {
    status: 422,
    en: 'The verification text does not match',
    zh: '驗證碼不正確或已過期，請重新輸入',
  },
  signInFailed: {
    status: 422,
    en: 'Wrong account or password',
    zh: '帳號或密碼不正確',
  },
  signInBlocked: {
    status: 429,
    en: 'Too many attempts, please try again in {0} minutes',
    zh: '嘗試次數太多，請 {0} 分鐘後再試',
  },
  confirmationNeeded: {
    status: 403,
    en: 'Please confirm your e-mail address first',
    zh: '請先到信箱點選確認信，完成後就能登入',
  },
  linkExpired: {
    status: 409,
    en: 'This link has expired or was used already',
    zh: '連結已失效或已使用過，請重新申請',
  },
  passwordWrong: {
    status: 422,
    en: 'The current password is wrong',
    zh: '目前的密碼不正確',
  },
  emailNeeded: {
    status: 422,
    en: 'Your email is required to register, please allow email access',
    zh: '註冊需要您的電子郵件，請允許提供電子郵件',
  },
  providerRefused: {
    status: 401,
    en: 'The sign-in could not be verified',
    zh: '無法確認登入身分，請再試一次',
  },
  providerUnavailable: {
    status: 503,
    en: 'This way to sign in is not available now',
    zh: '這個登入方式目前無法使用，請改用其他方式',
  },
  accountHasOpenOrders: {
    status: 409,
    en: 'There are orders under way; the account can be deleted once they are done',
    zh: '還有進行中的訂單，完成後才能刪除帳號',
  },
  emailTaken: {
    status: 409,
    en: 'This e-mail address cannot be used',
    zh: '無法使用這個電子郵件',
  },
  signInAgain: {
    status: 403,
    en: 'For your safety, please sign in again first',
    zh: '為了您的帳號安全，請重新登入後再操作',
  },

  productGone: {
    status: 404,
    en: 'This product is no longer sold',
    zh: '這項商品已經下架',
  },
  soldOut: { status: 409, en: '“{0}” is sold out', zh: '「{0}」已經售完' },
  stockShort: { status: 409, en: 'Only {1} of “{0}” left', zh: '「{0}」只剩 {1} 件' },
  cartLineGone: {
    status: 404,
    en: 'This item is no longer in your cart',
    zh: '購物車裡已經沒有這項商品',
  },
  cartEmpty: { status: 409, en: 'Your cart is empty', zh: '購物車是空的' },
  cartLayerWrong: {
    status: 409,
    en: 'This product belongs in another cart',
    zh: '這項商品屬於另一個溫層的購物車',
  },
  cartLineUnbuyable: {
    status: 409,
    en: 'Some items cannot be bought: {0}',
    zh: '有商品目前無法購買：{0}',
  },
  addOnNeedsParent: {
    status: 409,
    en: 'Add-ons need their product in the cart',
    zh: '加購品要搭配主商品一起購買',
  },

  shippingMissing: {
    status: 409,
    en: 'Please choose a shipping method first',
    zh: '請先選擇配送方式',
  },
  shippingUnavailable: {
    status: 409,
    en: 'This shipping method cannot be used: {0}',
    zh: '無法使用這個配送方式：{0}',
  },
  paymentUnavailable: {
    status: 409,
    en: 'This payment method cannot be used: {0}',
    zh: '無法使用這個付款方式：{0}',
  },
  orderNotPayable: {
    status: 409,
    en: 'This order cannot be paid any more',
    zh: '這筆訂單已無法付款',
  },
  addressUnknown: {
    status: 422,
    en: 'This county, district or postcode does not exist',
    zh: '縣市、鄉鎮市區或郵遞區號不正確',
  },
  totalChanged: {
    status: 409,
    en: 'The total is now NT${0}, please check it once more',
    zh: '金額有變動，目前總計為 NT${0}，請再確認一次',
  },
  couponUnknown: {
    status: 404,
    en: 'There is no such coupon',
    zh: '找不到這張優惠券',
  },
  couponUnusable: {
    status: 409,
    en: '“{0}” cannot be used: {1}',
    zh: '「{0}」無法使用：{1}',
  },
  pointsShort: {
    status: 409,
    en: 'You have {0} points; {1} at most for this order',
    zh: '您有 {0} 點，這筆訂單最多可折抵 {1} 點',
  },
  storeMissing: {
    status: 409,
    en: 'Please pick a store first',
    zh: '請先選擇取貨門市',
  },
  orderNotTransfer: {
    status: 409,
    en: 'This order is not paid by bank transfer',
    zh: '這筆訂單不是用匯款付款，不需要填寫帳號末五碼',
  },

  orderMoveRefused: {
    status: 409,
    en: 'This order cannot be changed that way any more',
    zh: '訂單狀態已變更，無法進行這項操作',
  },
  refundFailed: {
    status: 502,
    en: 'The money could not be given back: {0}',
    zh: '退款沒有成功：{0}',
  },
  refundUnknown: {
    status: 409,
    en: 'The payment gateway has not answered yet. It is asked again by itself, and the order follows',
    zh: '金流還沒有回覆退款結果，系統會自動再次確認並更新訂單',
  },
  joinedUnpaid: {
    status: 409,
    en: 'An order that travels with this one is not paid yet; wait until it is paid or cancelled',
    zh: '一起寄送的訂單還沒有付款，請等它付款或取消後再退款',
  },

  tooManyAddresses: {
    status: 409,
    en: '{0} addresses at most',
    zh: '最多可以儲存 {0} 筆地址',
  },

  mediaUnsupported: {
    status: 422,
    en: 'Only JPEG, PNG, WebP, AVIF or GIF pictures and MP4, MOV or WebM videos',
    zh: '只接受 JPEG、PNG、WebP、AVIF、GIF 圖片，或 MP4、MOV、WebM 影片',
  },
  mediaTooLarge: {
    status: 413,
    en: 'This file is too large, {0} at most',
    zh: '檔案太大了，上限為 {0}',
  },
  mediaBroken: {
    status: 422,
    en: 'This file could not be read',
    zh: '無法讀取這個檔案，請換一個再試',
  },
  videoTooLong: {
    status: 422,
    en: 'This video is too long, {0} seconds at most',
    zh: '影片太長了，上限為 {0} 秒',
  },
  groupUnknown: {
    status: 422,
    en: 'There is no such group',
    zh: '找不到所選的群組',
  },
  mediaGone: {
    status: 422,
    en: 'A picture or video is no longer there, please upload it again',
    zh: '有圖片或影片已失效，請重新上傳',
  },
  mediaTooManyPixels: {
    status: 422,
    en: 'This picture has too many pixels',
    zh: '圖片的解析度太高了，請縮小後再上傳',
  },
  mediaTooSmall: {
    status: 422,
    en: 'This picture is too small',
    zh: '圖片太小了，請換一張較大的圖片',
  },
} as const satisfies Record<FailureName, Omit<Failure, 'code'>>;

/** The failure catalogue: name → code, status and sentences. */
export const failures = Object.fromEntries(
  Object.entries(sentences).map(([name, sentence]) => [
    name,
    { code: failureCodes[name as FailureName], ...sentence },
  ]),
) as Readonly<Record<FailureName, Failure>>;
