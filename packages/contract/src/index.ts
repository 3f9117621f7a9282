export { contract, type Contract } from './shop/contract';
export type {
  Body,
  CheckedBody,
  CheckedParams,
  CheckedQuery,
  Entry,
  Params,
  Query,
  Reply,
} from './calls';
export { addressForm } from './shop/addresses';
export { analyticsCodes, type AnalyticsCodes } from './shop/analytics';
export { articleForm } from './shop/articles';
export { emailRequestForm, loginForm, newPasswordForm, registerForm } from './shop/auth';
export { MAX_QUANTITY } from './shop/cart';
export {
  invoiceChoice,
  isCompanyNumber,
  paymentChoice,
  shippingChoice,
} from './shop/checkout.schemas';
export { transferForm } from './shop/orders';
export { offeredInvoices } from './shop/invoices';
export type {
  Endpoint as AnyEndpoint,
  EndpointDefinition as AnyEndpointDefinition,
  FilePart,
} from './core/endpoint';
export type { Access, Endpoint, EndpointDefinition } from './shop/domain';
export type { Envelope, FieldError, Page, Paged } from './core/envelope';
export { failureCodes, type FailureName } from './shop/failure-codes';
export { paymentMethods, type PaymentMethodName } from './shop/payment-methods';
export { failures, type Failure } from './shop/failures';
export {
  checkFields,
  issueMessage,
  type Checked,
  type FieldIssue,
  type IssueMessage,
} from './core/issues';
export { ADDRESS_LIMIT, MEDIA_LIMITS, POST_LIMITS } from './core/limits';
export {
  notificationTopics,
  type NotificationTarget,
  type NotificationTopic,
} from './shop/notifications.schemas';
export { PICTURE_SIDES, pictureSrcSet, sizedPicture } from './core/pictures';
export { paths, type DomainName, type EndpointName, type Paths } from './shop/paths';
export { orderStates, orderTabs, type OrderState, type OrderTab } from './shop/order-states';
export { productSort } from './shop/products';
export { cartContents } from './shop/cart';
export {
  chatSeen,
  chatTyping,
  type ChatClientEvents,
  type ChatMessage,
  type ChatSeen,
  type ChatTyping,
  type ChatServerEvents,
} from './shop/chat.events';
export { chatMessage, chatSend } from './shop/chat.schemas';
export { couponCodeForm, couponListType } from './shop/coupons';
export { dealerPaymentInfo } from './shop/dealers';
export { articleSummary } from './shop/articles.schemas';
export { barcodeForm, firstPasswordForm, passwordForm, profileForm } from './shop/members';
export { memberProfile } from './shop/members.schemas';
export { productSummary } from './shop/products.schemas';
export { SEARCH_RESULT_LIMIT } from './shop/search';
export type {
  Rendered,
  RenderedPage,
  RenderRequest,
  SiteAddresses,
  SiteRenderer,
} from './core/rendering';
