import { createContext, useContext, useMemo, type ReactNode } from 'react';

/**
 * Texts of the shop components. The defaults are Traditional Chinese; `ShopLabelsProvider` overrides them.
 */
export interface ShopLabels {
  /** Read to screen readers before the price to pay, when a higher price is struck through. */
  salePrice: string;
  /** Read to screen readers before the struck-through price. */
  marketPrice: string;
  /** Accessible name of a product's collect button. */
  collect: (name: string) => string;
  /** Accessible name of a post's collect button. */
  collectPost: (author: string) => string;
  /** Accessible name of a post's like button; the number of likes follows. */
  like: (author: string) => string;
  comments: (count: number) => string;
  normal: string;
  refrigerated: string;
  frozen: string;
  gift: string;
  addon: string;
  quantityOf: (name: string) => string;
  removeFromCart: (name: string) => string;
  freeShippingLeft: (amount: string) => string;
  freeShippingReached: string;
  moreProducts: (count: number) => string;
  itemsInAll: (count: number) => string;
  orderNumber: string;
  /** Overrides for the texts of posts; their defaults are bundled with the post components. */
  posts?: Partial<PostLabels> | undefined;
}

/** Texts of posts and comments. */
export interface PostLabels {
  /** Marks a post that only some groups see. */
  limited: string;
  /** Marks a post that its author has edited. */
  edited: string;
  /** Button that expands a post's text. */
  readMore: string;
  sharePost: (author: string) => string;
  /** Accessible name of the comment button; the number of comments follows. */
  commentOn: (author: string) => string;
  /** Link to all comments. */
  allComments: (count: number) => string;
  /** Accessible name of a button that opens one picture of a post in full screen. */
  openPicture: (author: string, index: number, total: number) => string;
  /** Alternative text of one picture of a post. */
  pictureOf: (author: string, index: number) => string;
  picturesOf: (author: string) => string;
  videoOf: (author: string) => string;
  /** Shown in place of a video that the browser cannot play. */
  videoFailed: string;
  /** Accessible name of the list of products that an author recommends. */
  productsOf: (author: string) => string;
  soldOut: string;
  olderComments: string;
  deleteComment: (author: string) => string;
  reportComment: (author: string) => string;
  /** Shown beside a comment that is being sent. */
  sending: string;
  /** Accessible name of the comment field. */
  writeComment: string;
  sendComment: string;
  /** Number of characters left; negative when the text is too long. */
  charactersLeft: (count: number) => string;
  /** Error for a comment that exceeds the maximum number of characters. */
  commentTooLong: (max: number) => string;
}

/** The default texts of the shop components, in Traditional Chinese. */
export const defaultShopLabels: ShopLabels = {
  salePrice: '特價',
  marketPrice: '原價',
  collect: (name) => `收藏「${name}」`,
  collectPost: (author) => `收藏${author}的貼文`,
  like: (author) => `對${author}的貼文按讚`,
  comments: (count) => `${count} 則留言`,
  normal: '常溫',
  refrigerated: '冷藏',
  frozen: '冷凍',
  gift: '贈品',
  addon: '加購',
  quantityOf: (name) => `「${name}」的數量`,
  removeFromCart: (name) => `從購物車移除「${name}」`,
  freeShippingLeft: (amount) => `再買 ${amount} 就免運`,
  freeShippingReached: '已享免運，安心結帳吧',
  moreProducts: (count) => `還有 ${count} 項`,
  itemsInAll: (count) => `共 ${count} 件`,
  orderNumber: '訂單編號',
};

const Labels = createContext<ShopLabels>(defaultShopLabels);

/** The shop texts from the nearest provider; Traditional Chinese without one. */
export const useShopLabels = (): ShopLabels => useContext(Labels);

export interface ShopLabelsProviderProps {
  /** Texts to override; the others keep their default. */
  labels: Partial<ShopLabels>;
  children: ReactNode;
}

/**
 * Overrides texts of the shop components.
 *
 * @example
 * <ShopLabelsProvider labels={{ frozen: 'Frozen' }}>…</ShopLabelsProvider>
 */
export function ShopLabelsProvider({ labels, children }: ShopLabelsProviderProps) {
  const all = useMemo(() => ({ ...defaultShopLabels, ...labels }), [labels]);
  return <Labels value={all}>{children}</Labels>;
}
