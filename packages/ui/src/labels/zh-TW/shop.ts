import { temperatures } from '@mall/contract/messages/zh-TW';
import type { ShopLabels } from '../types/shop';

/** Traditional Chinese labels of the shop's components. */
export const defaultShopLabels: ShopLabels = {
  salePrice: '特價',
  marketPrice: '原價',
  percentOff: (percent) => `省 ${percent}%`,
  until: (day) => `到 ${day}`,
  soldCount: (count) => `已售 ${count}`,
  collect: (name) => `收藏「${name}」`,
  collectPost: (author) => `收藏${author}的貼文`,
  like: (author) => `對${author}的貼文按讚`,
  comments: (count) => `${count} 則留言`,
  temperatures,
  gift: '贈品',
  addon: '加購',
  quantityOf: (name) => `「${name}」的數量`,
  removeFromCart: (name) => `從購物車移除「${name}」`,
  freeShippingLeft: (amount) => `再買 ${amount} 就免運`,
  freeShippingReached: '已享免運，安心結帳吧',
  moreProducts: (count) => `還有 ${count} 項`,
  total: '應付金額',
  itemsInAll: (count) => `共 ${count} 件`,
  orderNumber: '訂單編號',
};
