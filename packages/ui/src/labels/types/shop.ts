import type { OrderState } from '@mall/contract';

/**
 * The labels of the shop's components. Traditional Chinese unless `ShopLabelsProvider` replaces
 * them.
 */
export interface ShopLabels {
  /** Screen reader text before the price to pay of a reduced product. */
  salePrice: string;
  /** Screen reader text before the struck-through price. */
  marketPrice: string;
  /** Screen reader text of the discount badge, such as −12%. */
  percentOff: (percent: number) => string;
  /** `day`: `11/30`. */
  until: (day: string) => string;
  /** How often a product was sold, with thousands separators. */
  soldCount: (count: string) => string;
  /** Accessible name of the heart of a product. */
  collect: (name: string) => string;
  /** Accessible name of the bookmark of an author's post. */
  collectPost: (author: string) => string;
  /** Accessible name of the like button of an author's post; the number of likes follows. */
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
  /** Label of the total of an order. */
  total: string;
  orderNumber: string;
  /** Replacements for the states of an order; the defaults come with `OrderStatusBadge`. */
  orderStates?: Readonly<Record<OrderState, string>> | undefined;
  /** Replacements for labels of posts; the defaults come with the components of posts. */
  posts?: Partial<PostLabels> | undefined;
  /** Replacements for labels of orders; the defaults come with the components of orders. */
  orders?: Partial<OrderLabels> | undefined;
}

/** The labels of an order and its payment. */
export interface OrderLabels {
  amountDue: string;
  /** Label of the deadline of a payment. */
  payBy: string;
  /** Label of the bank code, for an ATM. */
  bank: string;
  /** Label of the bank of a transfer: its code and name. */
  bankOfTransfer: string;
  branch: string;
  accountName: string;
  account: string;
  /** Label of the code to enter at a store's kiosk. */
  paymentNo: string;
  /** Accessible name of the list of the three barcodes. */
  barcodes: string;
  /** Instructions by payment method. */
  howToPay: Readonly<Record<'atm' | 'cvs' | 'barcode' | 'transfer', string>>;
  /** The consequence of a late payment. */
  afterDeadline: string;
  /** Loads earlier messages of an order. */
  earlierMessages: string;
  /** Label of the price of the items, in the total. */
  itemsAmount: string;
  shippingFee: string;
  /** Shown instead of a shipping fee of 0. */
  freeShipping: string;
  couponsAmount: string;
  pointsAmount: string;
  /** The number of points that are spent. */
  pointsUsed: (points: number) => string;
}

/** The labels of posts and their comments. */
export interface PostLabels {
  /** Badge of staff. */
  shop: string;
  /** Mark of a post for some groups only. */
  limited: string;
  /** Mark of an edited post. */
  edited: string;
  /** Expands the full text of a post. */
  readMore: string;
  sharePost: (author: string) => string;
  /** Link to the comment field; the number of comments follows. */
  commentOn: (author: string) => string;
  /** Link to all comments. */
  allComments: (count: number) => string;
  /** Opens a picture of an author's post full screen. */
  openPicture: (author: string, index: number, total: number) => string;
  /** The same for a picture that its author described. */
  openDescribed: (alt: string) => string;
  /** Alternative text of a picture of an author's post. */
  pictureOf: (author: string, index: number) => string;
  picturesOf: (author: string) => string;
  videoOf: (author: string) => string;
  /** Starts the video of an author's post. */
  playVideo: (author: string) => string;
  /** Shown instead of a video that the browser cannot play. */
  videoFailed: string;
  /** Accessible name of the products that an author recommends. */
  productsOf: (author: string) => string;
  /** Scrolls back among the products that an author recommends. */
  previousProducts: (author: string) => string;
  nextProducts: (author: string) => string;
  soldOut: string;
  olderComments: string;
  /** Accessible name of the button that likes a comment. */
  likeComment: (author: string, likes: number) => string;
  /** Replies to a comment. */
  reply: string;
  replyTo: (author: string) => string;
  /** State of a comment that is being sent. */
  sending: string;
  /** Accessible name of the comment field. */
  writeComment: string;
  sendComment: string;
  /** Number of characters left; negative for the excess. */
  charactersLeft: (count: number) => string;
  /** Error for a comment above the maximum number of characters. */
  commentTooLong: (max: number) => string;
}
