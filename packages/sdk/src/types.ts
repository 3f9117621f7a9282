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

// What is an object is an interface: an editor then says `Cart` where it would spell out forty fields.

type ItemOf<List extends readonly unknown[]> = List[number];

/** The files of a call that carries any. @example Files<'articles', 'storeMedia'> */
export type Files<D extends DomainName, K extends EndpointName<D>> =
  Entry<D, K> extends { files: infer Parts extends Readonly<Record<string, FilePart>> }
    ? {
        readonly [N in keyof Parts as Parts[N]['required'] extends true ? N : never]: Blob;
      } & {
        readonly [N in keyof Parts as Parts[N]['required'] extends true ? never : N]?:
          Blob | undefined;
      }
    : never;

/** All parts of a call that carries files. @example FormParts<'articles', 'storeMedia'> */
export type FormParts<D extends DomainName, K extends EndpointName<D>> = Files<D, K> &
  ([Body<D, K>] extends [never] ? unknown : Body<D, K>);

/** A category with its sub-categories (spec §3). */
export interface Category extends ItemOf<Reply<'products', 'categories'>> {}
/** A product as lists show it. Amounts in whole NT$. */
export interface ProductSummary extends ItemOf<Reply<'products', 'all'>['list']> {}
/** A product as its own page shows it. */
export interface ProductDetail extends Reply<'products', 'detail'> {}
/** A variant of a product: what is bought. */
export interface ProductRule extends ItemOf<ProductDetail['rules']> {}
/** What narrows and orders a list of products. */
export type ProductListQuery = Query<'products', 'all'>;
/** How a product list is ordered. */
export type ProductSort = NonNullable<ProductListQuery['sort']>;
/** A post as lists show it. */
export interface ArticleSummary extends ItemOf<Reply<'articles', 'list'>['list']> {}
/** The shop's front: banners, and rows of products. */
export interface ShopIndex extends Reply<'content', 'index'> {}
/** The shop's settings by group. */
export interface Config extends Reply<'configs', 'get'> {}
/** A member as the member sees themself. */
export interface MemberProfile extends Reply<'members', 'profile'> {}
/** One address of a member. */
export interface Address extends ItemOf<Reply<'addresses', 'list'>> {}
/** A county with its districts and postcodes. */
export interface County extends ItemOf<Reply<'addresses', 'nations'>> {}
/** Unread notifications, and pieces in all carts. */
export interface Badges extends Reply<'notifications', 'badges'> {}
/** One layer's cart. */
export interface Cart extends Reply<'cart', 'list'> {}
/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export type CartLayer = Cart['layer'];
/** One line of a cart. */
export interface CartItem extends ItemOf<Cart['list']> {}
/** How a cart can be shipped. */
export interface ShippingMethod extends ItemOf<Reply<'checkout', 'shippingMethods'>['list']> {}
/** How, to whom and where an order goes. */
export type ShippingChoice = Body<'checkout', 'chooseShipping'>;
/** How a cart can be paid. */
export interface PaymentMethod extends ItemOf<Reply<'checkout', 'paymentMethods'>['list']> {}
/** How an order is paid. */
export type PaymentChoice = Body<'checkout', 'pay'>['payment'];
/** Which e-invoice an order gets. */
export type InvoiceChoice = Reply<'orders', 'detail'>['invoice'];
/** What an order comes to, in whole NT$. */
export type CheckoutTotals = Reply<'checkout', 'paymentMethods'>['totals'];
/** What a placed order leaves to be done. */
export interface PlacedOrder extends Reply<'checkout', 'pay'> {}
/** An order as lists show it. */
export interface OrderSummary extends ItemOf<Reply<'orders', 'recent'>> {}
/** An order, whole. */
export interface OrderDetail extends Reply<'orders', 'detail'> {}
/** A state an order can be in. */
export type OrderState = OrderDetail['state'];
/** How a list of orders is narrowed. */
export type OrderStatus = Params<'orders', 'list'>['status'];
/** What a member and the shop say about an order. */
export interface OrderMessage extends ItemOf<Reply<'orders', 'messages'>['list']> {}
/** A coupon in the member's hands. */
export interface CouponTicket extends ItemOf<Reply<'coupons', 'list'>['list']> {}
/** A coupon as one cart sees it: usable, or why not. */
export interface CartCoupon extends ItemOf<Reply<'coupons', 'forCart'>> {}
/** Which of a member's coupons a list holds. */
export type CouponListType = Params<'coupons', 'list'>['type'];
/** One line of the ledger of points. */
export interface PointEntry extends ItemOf<Reply<'points', 'history'>['list']> {}
/** What a dealer earned by an order. */
export interface DealerProfit extends ItemOf<Reply<'dealers', 'performance'>['list']> {}
/** A month of a dealer's earnings. */
export interface DealerCharge extends ItemOf<Reply<'dealers', 'charges'>['list']> {}
/** A captcha: a picture to read, and a question in words. */
export interface Captcha extends Reply<'auth', 'captcha'> {}
/** A device that a member is signed in on. */
export interface MemberSession extends ItemOf<Reply<'members', 'sessions'>> {}
/** What this shop asks its members beside the usual. */
export interface ExtraColumn extends ItemOf<Reply<'members', 'extraColumns'>> {}
/** What is asked often, under one heading. */
export interface QuestionSection extends ItemOf<Reply<'content', 'questions'>> {}
/** A page of text: the terms, the privacy policy, about the shop. */
export interface InfoPage extends Reply<'content', 'info'> {}
/** A comment under a post. */
export interface ArticleComment extends ItemOf<Reply<'articles', 'comments'>['list']> {}
/** A post as its author sends it. */
export interface ArticlePayload extends Body<'articles', 'store'> {}
/** An uploaded picture (`type` 1) or video (`type` 2), not yet part of a post. */
export type ArticleMedia = Reply<'articles', 'storeMedia'>;
/** A group that a post can be limited to. */
export interface PermissionGroup extends ItemOf<Reply<'articles', 'groups'>> {}
/** A product as a post shows it. */
export interface ProductInPost extends ItemOf<ArticleSummary['product']> {}
/** One notification. */
export interface Notification extends Reply<'notifications', 'detail'> {}
/** 1 about the member's own orders and account, 2 from the shop. */
export type NotificationKind = Notification['kind'];
/** A part of a conversation with the shop. */
export interface ChatHistory extends Reply<'chat', 'history'> {}
/** A member who has talked to the shop, as the shop's people see it. */
export interface ChatConversation extends ItemOf<Reply<'chat', 'conversations'>['list']> {}
