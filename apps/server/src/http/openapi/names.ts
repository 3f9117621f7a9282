import { articleSummary, contract, memberProfile, productSummary } from '@mall/contract';
import type * as z from 'zod';

type Schema = z.core.$ZodType;

/** The schema of a list's items. */
const itemOf = <Item extends Schema>(list: z.core.$ZodArray<Item>): Item => list._zod.def.element;
/** The schema of a value that may also be missing, or null. */
const valueOf = <Inner extends Schema>(
  schema: z.core.$ZodOptional<Inner> | z.core.$ZodNullable<Inner>,
): Inner => schema._zod.def.innerType;

const { addresses, articles, auth, cart, chat, checkout, configs, content } = contract;
const { coupons, dealers, members, notifications, orders, points, products } = contract;

const productPage = products.all.reply;
const productDetail = products.detail.reply;
const orderDetail = orders.detail.reply;
const cartContents = cart.list.reply;
const post = articleSummary.shape;
const paymentOfOrder = orderDetail.shape.payment.shape;
const shippingMethod = itemOf(checkout.shippingMethods.reply.shape.list);
const cartCoupon = itemOf(coupons.forCart.reply);
const chatMessage = itemOf(chat.history.reply.shape.list);
const notification = notifications.detail.reply;

/**
 * The named schemas of the document. Their names are those of the types in `@mall/sdk`
 * (`packages/sdk/src/types.ts`), or describe schemas that the SDK does not name. They are
 * referenced wherever the contract uses that same schema. The names are here because names in the
 * contract would add bytes to every browser bundle.
 */
export const namedSchemas: Readonly<Record<string, Schema>> = {
  Done: auth.logout.reply,
  Page: productPage.shape.page,

  Category: itemOf(products.categories.reply),
  SubCategory: itemOf(valueOf(itemOf(products.categories.reply).shape.sub)),
  ProductSummary: productSummary,
  ProductDetail: productDetail,
  ProductDelivery: productDetail.shape.delivery,
  ProductRule: itemOf(productDetail.shape.rules),
  ProductAttribute: itemOf(itemOf(productDetail.shape.rules).shape.attributes),
  CollectedProduct: itemOf(products.collected.reply.shape.list),
  CollectedSort: valueOf(products.collected.query.shape.sort),
  WaitedProduct: itemOf(products.waited.reply.shape.list),
  ProductPage: productPage,
  ProductFacets: valueOf(productPage.shape.facets),
  ProductSort: valueOf(products.all.query.shape.sort),

  ArticleSummary: articleSummary,
  ArticlePicture: itemOf(post.pictures),
  ArticleVideo: itemOf(post.videos),
  ArticleComment: itemOf(post.comments),
  ArticlePayload: articles.create.body,
  ArticleMedia: articles.uploadMedia.reply,
  PermissionGroup: itemOf(articles.groups.reply),
  ProductInPost: itemOf(post.product),

  ShopIndex: content.index.reply,
  QuestionSection: itemOf(content.questions.reply),
  InfoPage: content.info.reply,
  Config: configs.get.reply,

  Captcha: auth.captcha.reply,
  SignedIn: auth.login.reply,
  MemberProfile: memberProfile,
  MemberSession: itemOf(members.sessions.reply),
  ExtraColumn: itemOf(members.extraColumns.reply),
  Address: itemOf(addresses.list.reply),
  County: itemOf(addresses.nations.reply),

  Cart: cartContents,
  CartItem: itemOf(cartContents.shape.list),
  CartItemType: itemOf(cartContents.shape.list).shape.type,
  CartLayer: cartContents.shape.layer,

  ShippingMethod: shippingMethod,
  ShippingTo: shippingMethod.shape.to.shape.main,
  ShippingChoice: checkout.chooseShipping.body,
  PaymentMethod: itemOf(checkout.paymentMethods.reply.shape.list),
  PaymentChoice: checkout.pay.body.shape.payment,
  InvoiceChoice: orderDetail.shape.invoice,
  InvoicePayload: checkout.pay.body.shape.invoice,
  CheckoutTotals: checkout.paymentMethods.reply.shape.totals,
  PlacedOrder: checkout.pay.reply,
  ProviderForm: checkout.storeMap.reply,
  PaymentStep: checkout.pay.reply.shape.next,
  PaymentCode: valueOf(paymentOfOrder.code),
  IssuedCode: itemOf(paymentOfOrder.codes),

  OrderSummary: itemOf(orders.recent.reply),
  OrderDetail: orderDetail,
  OrderState: orderDetail.shape.state,
  OrderTab: orders.list.params.shape.status,
  OrderMessage: itemOf(orders.messages.reply.shape.list),

  CouponTicket: itemOf(coupons.list.reply.shape.list),
  Coupon: valueOf(coupons.check.reply.shape.coupon),
  CartCoupon: cartCoupon,
  CouponListType: coupons.list.params.shape.type,
  PointEntry: itemOf(points.history.reply.shape.list),
  DealerPaymentInfo: dealers.savePaymentInfo.reply,
  DealerProfit: itemOf(dealers.performance.reply.shape.list),
  DealerMonth: itemOf(dealers.months.reply),
  DealerCharge: itemOf(dealers.charges.reply.shape.list),

  Badges: notifications.badges.reply,
  Notification: notification,
  NotificationKind: notification.shape.kind,
  NotificationTarget: valueOf(notification.shape.target),
  NotificationTopic: notifications.savePreference.body.shape.topic,
  NotificationPreferences: notifications.preferences.reply,
  UnreadCount: notifications.readAll.reply.shape.unread_count,

  ChatHistory: chat.history.reply,
  ChatMessage: chatMessage,
  ChatConversation: itemOf(chat.conversations.reply.shape.list),
};
