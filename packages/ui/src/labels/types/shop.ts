import type { OrderState } from '@mall/contract';

/** The shop's own words on its components, in Traditional Chinese unless `ShopLabelsProvider` says otherwise. */
export interface ShopLabels {
  /** Read before the price to pay when a higher one is struck through. */
  salePrice: string;
  /** Read before the price that is struck through. */
  marketPrice: string;
  /** Read for the badge that says how much is off, such as −12%. */
  percentOff: (percent: number) => string;
  /** How often a product was sold, with thousands commas. */
  soldCount: (count: string) => string;
  /** Names the heart on one product. */
  collect: (name: string) => string;
  /** Names the bookmark on one author's post. */
  collectPost: (author: string) => string;
  /** Names the thumb on one author's post; the number of likes follows. */
  like: (author: string) => string;
  comments: (count: number) => string;
  /** The shipping temperatures, by layer. */
  temperatures: Readonly<Record<1 | 2 | 3, string>>;
  gift: string;
  addon: string;
  quantityOf: (name: string) => string;
  removeFromCart: (name: string) => string;
  freeShippingLeft: (amount: string) => string;
  freeShippingReached: string;
  moreProducts: (count: number) => string;
  itemsInAll: (count: number) => string;
  /** Names the total of an order. */
  total: string;
  orderNumber: string;
  /** Where an order stands, to replace; the defaults come with `OrderStatusBadge`. */
  orderStates?: Readonly<Record<OrderState, string>> | undefined;
  /** Words on posts to replace; their defaults come with the components of posts. */
  posts?: Partial<PostLabels> | undefined;
  /** Words on orders to replace; their defaults come with the components of orders. */
  orders?: Partial<OrderLabels> | undefined;
}

/** The words on an order and what it is paid with. */
export interface OrderLabels {
  amountDue: string;
  /** Names the deadline of a payment. */
  payBy: string;
  /** Names the code of a bank, for an ATM. */
  bank: string;
  /** Names the bank of a transfer: its code and name. */
  bankOfTransfer: string;
  branch: string;
  accountName: string;
  account: string;
  /** Names the code to enter at a store's kiosk. */
  paymentNo: string;
  /** Names the list of the three barcodes. */
  barcodes: string;
  /** What to do, by the kind of payment. */
  howToPay: Readonly<Record<'atm' | 'cvs' | 'barcode' | 'transfer', string>>;
  /** What happens to an order that is not paid in time. */
  afterDeadline: string;
  /** Loads what was said earlier about an order. */
  earlierMessages: string;
}

/** The words on posts and what is written below them. */
export interface PostLabels {
  /** Marks a post that only some groups see. */
  limited: string;
  /** Marks a post that its author has changed. */
  edited: string;
  /** Shows all of a post's words. */
  readMore: string;
  sharePost: (author: string) => string;
  /** Leads to where one comments; the number of comments follows. */
  commentOn: (author: string) => string;
  /** Leads to all comments. */
  allComments: (count: number) => string;
  /** Opens one picture of an author's post on all of the screen. */
  openPicture: (author: string, index: number, total: number) => string;
  /** Stands for one picture of an author's post. */
  pictureOf: (author: string, index: number) => string;
  picturesOf: (author: string) => string;
  videoOf: (author: string) => string;
  /** Stands in for a video that the browser can't play. */
  videoFailed: string;
  /** Names the goods that an author recommends. */
  productsOf: (author: string) => string;
  soldOut: string;
  olderComments: string;
  /** Stands beside a comment that is on its way. */
  sending: string;
  /** Names the field for a comment. */
  writeComment: string;
  sendComment: string;
  /** How many characters there is room for; negative: how many are too many. */
  charactersLeft: (count: number) => string;
  /** Why a comment was not sent: it may have so many characters. */
  commentTooLong: (max: number) => string;
}
