/** The titles of the domains in the sidebar, in the order in which a shop uses them. */
const titles: Readonly<Record<string, string>> = {
  '': '基礎 Basics',
  session: '登入狀態 session',
  pending: '進行中 pending',
  auth: '登入 auth',
  members: '會員 members',
  addresses: '地址 addresses',
  configs: '設定 configs',
  content: '首頁與頁面 content',
  products: '商品 products',
  search: '搜尋 search',
  cart: '購物車 cart',
  checkout: '結帳 checkout',
  orders: '訂單 orders',
  coupons: '優惠券 coupons',
  points: '點數 points',
  articles: '貼文 articles',
  notifications: '通知 notifications',
  chat: '客服 chat',
  dealers: '經銷 dealers',
  optimistic: '先改再等 optimistic',
  media: '圖片影片 media',
  idempotency: '只做一次 idempotency',
  paging: '分頁 paging',
  http: '傳輸 http',
  testing: '測試 testing',
};

/** Returns the title of a domain in the sidebar. */
export const domainTitle = (domain: string): string => titles[domain] ?? domain;

/** Sorts domains as in the sidebar. */
export const byDomain = (one: string, other: string): number => {
  const order = Object.keys(titles);
  return order.indexOf(one) - order.indexOf(other);
};
