/**
 * Method and path of every endpoint, defined only here.
 *
 * Plain strings, so that a browser can call an endpoint without loading its schemas: the SDK uses these
 * at run time and the schemas ({@link ./contract.ts}) only as types.
 */
export const paths = {
  auth: {
    csrf: 'GET /sanctum/csrf-cookie',
    captcha: 'GET /api/captcha',
    login: 'POST /api/login',
    startSocial: 'POST /api/login/start',
    finishSocial: 'POST /api/login/finish',
    register: 'POST /api/register',
    logout: 'POST /api/logout',
    activate: 'POST /api/member/active',
    resend: 'POST /api/member/resend',
    restoreEmail: 'POST /api/member/email/restore',
    forgetMail: 'POST /api/forget/mail',
    forget: 'POST /api/forget',
    resetPassword: 'POST /api/password/reset',
  },
  members: {
    profile: 'GET /api/member/profile',
    saveProfile: 'POST /api/member/profile/store',
    saveAvatar: 'POST /api/member/profile/avatar/store',
    saveBarcode: 'POST /api/member/profile/barcode/store',
    changePassword: 'POST /api/member/password/store',
    updateToken: 'POST /api/member/token/update',
    sessions: 'GET /api/member/session/list',
    endSessions: 'POST /api/member/session/end',
    deleteAccount: 'POST /api/member/destroy',
    extraColumns: 'GET /api/extra/column',
  },
  addresses: {
    list: 'GET /api/member/address/list/{type}',
    find: 'GET /api/member/address/list/{type}/{q}',
    detail: 'GET /api/member/address/search/{id}',
    save: 'POST /api/member/address/store',
    delete: 'POST /api/member/address/delete',
    nations: 'GET /api/global/nations/{nation}',
  },
  points: {
    expiry: 'GET /api/member/point/expiry',
    history: 'GET /api/member/point/history',
    apply: 'POST /api/payment/point/{layer}/{amount}',
  },
  coupons: {
    list: 'GET /api/member/coupon/{type}',
    forCart: 'GET /api/payment/coupons/{layer}',
    check: 'GET /api/payment/check/coupon/{code}/valid',
    claim: 'POST /api/member/coupon/claim',
    apply: 'POST /api/payment/coupon/{layer}',
  },
  configs: {
    get: 'GET /api/configs',
  },
  content: {
    index: 'GET /api/shop/index',
    quickLinks: 'GET /api/quick/link',
    hotTags: 'GET /api/hot/tags',
    questions: 'GET /api/qa',
    info: 'GET /api/info/{page}',
  },
  products: {
    categories: 'GET /api/product/category',
    list: 'GET /api/product/list/{category}',
    all: 'GET /api/product/all',
    detail: 'GET /api/product/detail/{id}',
    collected: 'GET /api/product/collect',
    collect: 'POST /api/product/collect',
    waited: 'GET /api/product/wait',
    wait: 'POST /api/product/wait',
    findCategories: 'GET /api/product/category/search/{q}',
  },
  search: {
    products: 'GET /api/search/product/{q}',
    articles: 'GET /api/search/article/{q}',
  },
  articles: {
    list: 'GET /api/article',
    promoted: 'GET /api/article/promote',
    detail: 'GET /api/article/detail/{id}',
    comments: 'GET /api/article/message/{id}',
    comment: 'POST /api/article/message',
    replies: 'GET /api/article/message/reply/{id}',
    likeComment: 'POST /api/article/message/like',
    collected: 'GET /api/article/collect',
    collect: 'POST /api/article/collect',
    like: 'POST /api/article/like',
    report: 'POST /api/article/report',
    findProducts: 'GET /api/article/product/list/{q}',
    groups: 'GET /api/article/permission/group/list',
    create: 'POST /api/article/store',
    update: 'POST /api/article/update',
    delete: 'POST /api/article/delete',
    uploadMedia: 'POST /api/article/media/store',
  },
  notifications: {
    badges: 'GET /api/notify/common',
    list: 'GET /api/notify/list/{kind}',
    detail: 'GET /api/notify/detail/{id}',
    readAll: 'GET /api/notify/read',
    preferences: 'GET /api/notify/preference',
    savePreference: 'POST /api/notify/preference/store',
    push: 'GET /api/notify/push',
    savePush: 'POST /api/notify/push/store',
    deletePush: 'POST /api/notify/push/delete',
  },
  cart: {
    list: 'GET /api/shopping/cart/list/{layer}',
    add: 'POST /api/shopping/cart/{layer}/add',
    update: 'POST /api/shopping/cart/{layer}/update',
    delete: 'POST /api/shopping/cart/{layer}/delete',
  },
  checkout: {
    shippingMethods: 'GET /api/payment/shipping/list/{layer}',
    chooseShipping: 'POST /api/payment/shipping/{layer}',
    paymentMethods: 'GET /api/payment/pay/list/{layer}/{shipping}',
    pay: 'POST /api/shopping/cart/pay/{layer}',
    payRedirect: 'POST /api/shopping/cart/pay/{layer}/redirect',
    storeMap: 'GET /api/payment/shipping/map/{id}',
    fee: 'POST /api/global/fee/{layer}',
    repayPreview: 'GET /api/reset/payment/preview/{id}',
    repayShipping: 'POST /api/reset/payment/shipping/{id}',
    repay: 'POST /api/reset/payment/pay/{id}',
    repayRedirect: 'POST /api/reset/payment/pay/redirect/{id}',
  },
  orders: {
    list: 'GET /api/order/list/{status}',
    recent: 'GET /api/order/list',
    detail: 'GET /api/order/detail/{id}',
    saveTransfer: 'POST /api/order/store',
    refund: 'POST /api/order/refund',
    move: 'POST /api/order/move',
    messages: 'GET /api/order/message/list/{id}',
    sendMessage: 'POST /api/order/message/store',
  },
  dealers: {
    paymentInfo: 'GET /api/dealer/payment/info',
    savePaymentInfo: 'POST /api/dealer/payment/info/store',
    performance: 'GET /api/dealer/performance',
    months: 'GET /api/dealer/month',
    charges: 'GET /api/dealer/charge',
  },
  chat: {
    history: 'GET /api/member/service/message/history',
    uploadMedia: 'POST /api/member/service/media/store',
    conversations: 'GET /api/service/member/list',
    conversation: 'GET /api/service/message/history/{member}',
  },
} as const;

/** The type of `paths`: domain → endpoint → `'METHOD /path'`. */
export type Paths = typeof paths;
/** A domain's name, the same in every layer of the system. */
export type DomainName = keyof Paths;
/** The endpoints of one domain. */
export type EndpointName<D extends DomainName> = keyof Paths[D] & string;
