import { addresses } from './addresses';
import { articles } from './articles';
import { auth } from './auth';
import { cart } from './cart';
import { chat } from './chat';
import { checkout } from './checkout';
import { configs } from './configs';
import { content } from './content';
import { coupons } from './coupons';
import { dealers } from './dealers';
import { members } from './members';
import { notifications } from './notifications';
import { orders } from './orders';
import { points } from './points';
import { products } from './products';
import { search } from './search';
import type { DomainName } from './paths';

/**
 * THE contract: every endpoint of the mall by domain, with its method, path, access, query, body and
 * reply as schemas. The server registers its routes from it, OpenAPI is generated from it, forms are
 * checked with it, and the SDK's types come from it.
 */
export const contract = {
  auth,
  members,
  addresses,
  points,
  coupons,
  configs,
  content,
  products,
  search,
  articles,
  notifications,
  cart,
  checkout,
  orders,
  dealers,
  chat,
} as const satisfies Record<DomainName, unknown>;

/** {@link contract}, as a type. */
export type Contract = typeof contract;

export { articleForm } from './articles';
export { letterForm, loginForm, registerForm } from './auth';
export { MAX_QUANTITY } from './cart';
export { invoiceChoice, isCompanyNumber, paymentChoice, shippingChoice } from './checkout.schemas';
export type { Access, Endpoint, EndpointDefinition, FilePart } from './endpoint';
export type { Envelope, FieldError, Page, Paged } from './envelope';
export { failureCodes, type FailureName } from './failure-codes';
export { failures, type Failure } from './failures';
export { checkFields, issueMessage, type Checked, type IssueMessage } from './issues';
export { MEDIA_LIMITS, POST_LIMITS } from './limits';
export { paths, type DomainName, type EndpointName, type Paths } from './paths';
export { orderState, orderStatus } from './orders';
export { productSort } from './products';
export { cartContents } from './cart';
export {
  chatSeen,
  type ChatClientEvents,
  type ChatMessage,
  type ChatSeen,
  type ChatServerEvents,
} from './chat.events';
export { chatMessage, chatSend } from './chat.schemas';
export { couponListType } from './coupons';
export { dealerPaymentInfo } from './dealers';
export { articleSummary } from './articles.schemas';
export { profileForm } from './members';
export { memberProfile } from './members.schemas';
export { productSummary } from './products.schemas';
