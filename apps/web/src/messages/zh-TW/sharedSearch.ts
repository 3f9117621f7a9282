import { searchFields } from '@mall/contract/messages/zh-TW';

/** Messages of the search box, and of what is found twice. */
export const sharedSearchMessages = {
  'Search products and posts': '搜尋商品與貼文',
  Products: '商品',
  Posts: '貼文',
  'Hot searches': '熱門搜尋',
  ...searchFields,
} as const;
