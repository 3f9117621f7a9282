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
export type Category = Reply<'products', 'categories'>[number];
/** A product as lists show it. Amounts in whole NT$. */
export type ProductSummary = Reply<'products', 'all'>['list'][number];
/** A product as its own page shows it. */
export type ProductDetail = Reply<'products', 'detail'>;
/** A variant of a product: what is bought. */
export type ProductRule = ProductDetail['rules'][number];
/** What narrows and orders a list of products. */
export type ProductListQuery = Query<'products', 'all'>;
/** How a product list is ordered. */
export type ProductSort = NonNullable<ProductListQuery['sort']>;
/** A post as lists show it. */
export type ArticleSummary = Reply<'articles', 'list'>['list'][number];
/** The shop's front: banners, and rows of products. */
export type ShopIndex = Reply<'content', 'index'>;
/** The shop's settings by group. */
export type Config = Reply<'configs', 'get'>;
/** A member as the member sees themself. */
export type MemberProfile = Reply<'members', 'profile'>;
/** One address of a member. */
export type Address = Reply<'addresses', 'list'>[number];
/** A county with its districts and postcodes. */
export type County = Reply<'addresses', 'nations'>[number];
/** Unread notifications, and pieces in all carts. */
export type Badges = Reply<'notifications', 'badges'>;
/** One layer's cart. */
export type Cart = Reply<'cart', 'list'>;
/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export type CartLayer = Cart['layer'];
/** One line of a cart. */
export type CartItem = Cart['list'][number];
/** How a cart can be shipped. */
export type ShippingMethod = Reply<'checkout', 'shippingMethods'>['list'][number];
/** How, to whom and where an order goes. */
export type ShippingChoice = Body<'checkout', 'chooseShipping'>;
/** How a cart can be paid. */
export type PaymentMethod = Reply<'checkout', 'paymentMethods'>['list'][number];
/** How an order is paid. */
export type PaymentChoice = Body<'checkout', 'pay'>['payment'];
/** Which e-invoice an order gets. */
export type InvoiceChoice = Reply<'orders', 'detail'>['invoice'];
/** What an order comes to, in whole NT$. */
export type CheckoutTotals = Reply<'checkout', 'paymentMethods'>['totals'];
/** What a placed order leaves to be done. */
export type PlacedOrder = Reply<'checkout', 'pay'>;
/** An order as lists show it. */
export type OrderSummary = Reply<'orders', 'recent'>[number];
/** An order, whole. */
export type OrderDetail = Reply<'orders', 'detail'>;
/** A state an order can be in. */
export type OrderState = OrderDetail['state'];
/** How a list of orders is narrowed. */
export type OrderStatus = Params<'orders', 'list'>['status'];
/** What a member and the shop say about an order. */
export type OrderMessage = Reply<'orders', 'messages'>['list'][number];
/** A coupon in the member's hands. */
export type CouponTicket = Reply<'coupons', 'list'>['list'][number];
/** A coupon as one cart sees it: usable, or why not. */
export type CartCoupon = Reply<'coupons', 'forCart'>[number];
/** Which of a member's coupons a list holds. */
export type CouponListType = Params<'coupons', 'list'>['type'];
/** One line of the ledger of points. */
export type PointEntry = Reply<'points', 'history'>['list'][number];
/** What a dealer earned by an order. */
export type DealerProfit = Reply<'dealers', 'performance'>['list'][number];
/** A month of a dealer's earnings. */
export type DealerCharge = Reply<'dealers', 'charges'>['list'][number];
/** A captcha: a picture to read, and a question in words. */
export type Captcha = Reply<'auth', 'captcha'>;
/** What this shop asks its members beside the usual. */
export type ExtraColumn = Reply<'members', 'extraColumns'>[number];
/** What is asked often, under one heading. */
export type QuestionSection = Reply<'content', 'questions'>[number];
/** A page of text: the terms, the privacy policy, about the shop. */
export type InfoPage = Reply<'content', 'info'>;
/** A comment under a post. */
export type ArticleComment = Reply<'articles', 'comments'>['list'][number];
/** A post as its author sends it. */
export type ArticlePayload = Body<'articles', 'store'>;
/** An uploaded picture (`type` 1) or video (`type` 2), not yet part of a post. */
export type ArticleMedia = Reply<'articles', 'storeMedia'>;
/** A group that a post can be limited to. */
export type PermissionGroup = Reply<'articles', 'groups'>[number];
/** A product as a post shows it. */
export type ProductInPost = ArticleSummary['product'][number];
/** One notification. */
export type Notification = Reply<'notifications', 'detail'>;
/** 1 about the member's own orders and account, 2 from the shop. */
export type NotificationKind = Notification['kind'];
/** A part of a conversation with the shop. */
export type ChatHistory = Reply<'chat', 'history'>;
/** A member who has talked to the shop, as the shop's people see it. */
export type ChatConversation = Reply<'chat', 'conversations'>['list'][number];
