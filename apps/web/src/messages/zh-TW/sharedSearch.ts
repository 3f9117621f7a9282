import { searchFields } from '@mall/contract/messages/zh-TW';

/** Messages of the search box and its results. */
export const sharedSearchMessages = {
  'Search products and posts': '搜尋商品與貼文',
  Products: '商品',
  Posts: '貼文',
  'Popular searches': '熱門搜尋',
  'Recent searches': '最近搜尋',
  'Clear all': '全部清除',
  'Remove “{0}”': '清除「{0}」',
  'Search for “{0}”': '搜尋「{0}」',
  Categories: '分類',
  'No suggestions': '沒有建議，按搜尋看看',
  '{0} suggestions': '{0} 個建議',
  ...searchFields,
} as const;
