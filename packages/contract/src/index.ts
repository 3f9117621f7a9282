export { contract, type Contract } from './contract';
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
export { addressForm } from './addresses';
export { analyticsCodes, type AnalyticsCodes } from './analytics';
export { articleForm } from './articles';
export { emailRequestForm, loginForm, newPasswordForm, registerForm } from './auth';
export { MAX_QUANTITY } from './cart';
export { invoiceChoice, isCompanyNumber, paymentChoice, shippingChoice } from './checkout.schemas';
export { transferForm } from './orders';
export { offeredInvoices } from './invoices';
export type { Access, Endpoint, EndpointDefinition, FilePart } from './endpoint';
export type { Envelope, FieldError, Page, Paged } from './envelope';
export { failureCodes, type FailureName } from './failure-codes';
export { paymentMethods, type PaymentMethodName } from './payment-methods';
export { failures, type Failure } from './failures';
export {
  checkFields,
  issueMessage,
  type Checked,
  type FieldIssue,
  type IssueMessage,
} from './issues';
export { ADDRESS_LIMIT, MEDIA_LIMITS, POST_LIMITS } from './limits';
export {
  notificationTopics,
  type NotificationTarget,
  type NotificationTopic,
} from './notifications.schemas';
export { PICTURE_SIDES, pictureSrcSet, sizedPicture } from './pictures';
export { paths, type DomainName, type EndpointName, type Paths } from './paths';
export { orderStates, orderTabs, type OrderState, type OrderTab } from './order-states';
export { productSort } from './products';
export { cartContents } from './cart';
export {
  chatSeen,
  chatTyping,
  type ChatClientEvents,
  type ChatMessage,
  type ChatSeen,
  type ChatTyping,
  type ChatServerEvents,
} from './chat.events';
export { chatMessage, chatSend } from './chat.schemas';
export { couponCodeForm, couponListType } from './coupons';
export { dealerPaymentInfo } from './dealers';
export { articleSummary } from './articles.schemas';
export { barcodeForm, firstPasswordForm, passwordForm, profileForm } from './members';
export { memberProfile } from './members.schemas';
export { productSummary } from './products.schemas';
