import type {
  Body,
  DomainName,
  EndpointName,
  Entry,
  FilePart,
  Params,
  Query,
  Reply,
} from '@mall/contract';

export type { Body, Params, Query, Reply };

// Object types are interfaces, so that editors show `Cart` instead of expanding forty fields.

type ItemOf<List extends readonly unknown[]> = List[number];

/** The files of an upload endpoint. @example type Media = Files<'articles', 'uploadMedia'>; */
export type Files<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { files: infer Parts extends Readonly<Record<string, FilePart>> }
    ? {
        readonly [N in keyof Parts as Parts[N]['required'] extends true ? N : never]: Blob;
      } & {
        readonly [N in keyof Parts as Parts[N]['required'] extends true ? never : N]?:
          | Blob
          | undefined;
      }
    : never;

/** All form parts of an upload endpoint. @example type Media = FormParts<'articles', 'uploadMedia'>; */
export type FormParts<D extends DomainName, K extends EndpointName<D>> = Files<D, K> &
  ([Body<D, K>] extends [never] ? unknown : Body<D, K>);

/** A category with its sub-categories. */
export interface Category extends ItemOf<Reply<'products', 'categories'>> {}
/** A product in a list. Amounts in whole NT$. */
export interface ProductSummary extends ItemOf<Reply<'products', 'all'>['list']> {}
/** A product in full, for its own page. */
export interface ProductDetail extends Reply<'products', 'detail'> {}
/** A product of the member's collection, with its changes since it was collected. */
export interface CollectedProduct extends ItemOf<Reply<'products', 'collected'>['list']> {}
/** The sort order of the collection: the latest collected, the largest price drop, the cheapest. */
export type CollectedSort = NonNullable<Query<'products', 'collected'>['sort']>;
/** A product for which the member gets a back-in-stock notification. */
export interface WaitedProduct extends ItemOf<Reply<'products', 'waited'>['list']> {}
/** The next departure of a parcel, by the delivery calendar of the shop. */
export type Departure = NonNullable<Cart['departure']>;
/** The days that an order was promised when it was paid, or is promised when it is paid in time. */
export type OrderDeparture = NonNullable<OrderDetail['departure']>;
/** How a product can be shipped, and when it arrives. */
export type ProductDelivery = ProductDetail['delivery'];
/** A variant of a product: the unit that is sold. */
export interface ProductRule extends ItemOf<ProductDetail['rules']> {}
/** Filters and sort order of a product list. */
export type ProductListQuery = Query<'products', 'all'>;
/** A page of products, with the facets if they were requested. */
export interface ProductPage extends Reply<'products', 'all'> {}
/** A page of the products that a search found. */
export interface FoundProducts extends Reply<'search', 'products'> {}
/** How many products each choice of a filter would leave, with the other filters unchanged. */
export type ProductFacets = NonNullable<ProductPage['facets']>;
/** The sort order of a product list. */
export type ProductSort = NonNullable<ProductListQuery['sort']>;
/** A member who posts. */
export type ArticleAuthor = Reply<'articles', 'author'>['author'];
/** A post in a list. */
export interface ArticleSummary extends ItemOf<Reply<'articles', 'list'>['list']> {}
/** The home page: banners, and rows of products. */
export interface ShopIndex extends Reply<'content', 'index'> {}
/** The shop's settings by group. */
export interface Config extends Reply<'configs', 'get'> {}
/** The signed-in member's own profile. */
export interface MemberProfile extends Reply<'members', 'profile'> {}
/** One address of a member. */
export interface Address extends ItemOf<Reply<'addresses', 'list'>> {}
/** A county with its districts and postcodes. */
export interface County extends ItemOf<Reply<'addresses', 'nations'>> {}
/** The number of unread notifications, and of units in all carts. */
export interface Badges extends Reply<'notifications', 'badges'> {}
/** One layer's cart. */
export interface Cart extends Reply<'cart', 'list'> {}
/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export type CartLayer = Cart['layer'];
/** One line of a cart. */
export interface CartItem extends ItemOf<Cart['list']> {}
/** Units of a variant to add to its cart. */
export interface NewCartLine extends ItemOf<Body<'cart', 'addAll'>['lines']> {}
/** Whether units of a variant can be added to its cart. */
export interface CheckedCartLine extends ItemOf<Reply<'cart', 'preview'>['lines']> {}
/** A shipping method that a cart can use. */
export interface ShippingMethod extends ItemOf<Reply<'checkout', 'shippingMethods'>['list']> {}
/** The shipping method, recipient and destination of an order. */
export type ShippingChoice = Body<'checkout', 'chooseShipping'>;
/** A payment method that a cart can use. */
export interface PaymentMethod extends ItemOf<Reply<'checkout', 'paymentMethods'>['list']> {}
/** The payment method chosen for an order. */
export type PaymentChoice = Body<'checkout', 'pay'>['payment'];
/** The e-invoice type and data of an order. */
export type InvoiceChoice = Reply<'orders', 'detail'>['invoice'];
/** The totals of an order, in whole NT$. */
export type CheckoutTotals = Reply<'checkout', 'paymentMethods'>['totals'];
/** A placed order, and the client's next step to pay for it. */
export interface PlacedOrder extends Reply<'checkout', 'pay'> {}
/** An order in a list. */
export interface OrderSummary extends ItemOf<Reply<'orders', 'recent'>> {}
/** An order in full. */
export interface OrderDetail extends Reply<'orders', 'detail'> {}
/** A state of an order. */
export type OrderState = OrderDetail['state'];
/** A tab of the list of orders. */
export type OrderTab = Params<'orders', 'list'>['status'];
/** A message between a member and the shop about an order. */
export interface OrderMessage extends ItemOf<Reply<'orders', 'messages'>['list']> {}
/** A coupon that the member holds. */
export interface CouponTicket extends ItemOf<Reply<'coupons', 'list'>['list']> {}
/** A coupon for one cart: usable, or the reason why not. */
export interface CartCoupon extends ItemOf<Reply<'coupons', 'forCart'>> {}
/** An unpaid order that is paid again: its shipping and payment methods, and its totals. */
export interface RepayPreview extends Reply<'checkout', 'repayPreview'> {}
/** What carts with more lines would contain and cost. */
export interface CartPreview extends Reply<'cart', 'preview'> {}
/** The ways to ship a cart, the last choice, and the totals with it. */
export interface ShippingMethods extends Reply<'checkout', 'shippingMethods'> {}
/** The ways to pay for a cart, and the totals. */
export interface PaymentMethods extends Reply<'checkout', 'paymentMethods'> {}
/** The status filter of a coupon list. */
export type CouponListType = Params<'coupons', 'list'>['type'];
/** One entry of the points ledger. */
export interface PointEntry extends ItemOf<Reply<'points', 'history'>['list']> {}
/** The balance of points, and what expires next. */
export interface PointExpiry extends Reply<'points', 'expiry'> {}
/** A dealer's payout account. */
export interface DealerInfo extends Reply<'dealers', 'paymentInfo'> {}
/** A dealer's earnings by order, and their sums. */
export interface DealerPerformance extends Reply<'dealers', 'performance'> {}
/** A dealer's earnings from one order. */
export interface DealerProfit extends ItemOf<Reply<'dealers', 'performance'>['list']> {}
/** A dealer's earnings of one month. */
export interface DealerMonth extends ItemOf<Reply<'dealers', 'months'>> {}
/** A settled month of a dealer. */
export interface DealerCharge extends ItemOf<Reply<'dealers', 'charges'>['list']> {}
/** A captcha: a proof of work, which `solveCaptcha` of `@mall/sdk/captcha` computes. */
export interface Captcha extends Reply<'auth', 'captcha'> {}
/** A device that the member is signed in on. */
export interface MemberSession extends ItemOf<Reply<'members', 'sessions'>> {}
/** A custom profile field of the shop. */
export interface ExtraColumn extends ItemOf<Reply<'members', 'extraColumns'>> {}
/** A section of the FAQ. */
export interface QuestionSection extends ItemOf<Reply<'content', 'questions'>> {}
/** A shortcut to a part of the shop. */
export interface QuickLink extends ItemOf<Reply<'content', 'quickLinks'>> {}
/** A text page: the terms, the privacy policy or the about page. */
export interface InfoPage extends Reply<'content', 'info'> {}
/** A comment under a post. */
export interface ArticleComment extends ItemOf<Reply<'articles', 'comments'>['list']> {}
/** The payload for creating a post. */
export interface ArticlePayload extends Body<'articles', 'create'> {}
/** An uploaded picture (`type` 1) or video (`type` 2), not yet part of a post. */
export type ArticleMedia = Reply<'articles', 'uploadMedia'>;
/** A group that a post's visibility can be limited to. */
export interface PermissionGroup extends ItemOf<Reply<'articles', 'groups'>> {}
/** A product recommended in a post. */
export interface ProductInPost extends ItemOf<ArticleSummary['product']> {}
/** One notification. */
export interface Notification extends Reply<'notifications', 'detail'> {}
/** 1: about the member's orders and account; 2: from the shop and the wall. */
export type NotificationKind = Notification['kind'];
/** The target of a notification as data: an order, a post, a product, the chat, or a page. */
export type NotificationTarget = NonNullable<Notification['target']>;
/** The notification topics, and whether the member has each switched on. */
export interface NotificationPreferences extends Reply<'notifications', 'preferences'> {}
/** A topic of notifications that a member can switch off. */
export type NotificationTopic = keyof NotificationPreferences;
/** A part of a conversation with the shop. */
export interface ChatHistory extends Reply<'chat', 'history'> {}
