export { createMall, type Mall, type MallOptions } from './client';
export type { ChatEvents, ChatOpenOptions, ChatOutgoing, ChatState, LiveChat } from './chat/types';
export type {
  ChatMessage,
  ChatSeen,
  ChatTyping,
  DomainName,
  EndpointName,
  Envelope,
  FieldError,
  Page,
  Paged,
} from '@mall/contract';
export { failureCodes, type FailureName } from '@mall/contract/failure-codes';
export type { Language } from '@mall/contract/messages';
export { BADGE_LIMIT, SESSION_LIFETIME, SHOP_REFRESH } from './constants';
export { errorText } from './error-text';
export { isMallError, MallError, type Failure, type MallErrorOf } from './errors';
export type { CsrfOptions } from './http/csrf';
export type { CallOptions, RequestHeaders, UploadOptions } from './http/http';
export type { MallRequest, MallResponse, Observers } from './http/observers';
export type { PendingCalls } from './http/pending';
export type {
  AuthApi,
  DeviceInput,
  EmailRequestInput,
  LoginInput,
  RegisterInput,
  SocialGrantInput,
  SocialLoginInput,
  SocialStartInput,
} from './auth';
export { redirectToPayment } from './redirect-to-payment';
export type { MembersApi, PasswordChange } from './members';
export type { AddressesApi } from './addresses';
export type { ArticlesApi } from './articles';
export type { CartApi } from './cart';
export type { ChatApi } from './chat';
export type { CheckoutApi } from './checkout';
export type { ConfigsApi } from './configs';
export type { ContentApi } from './content';
export type { CouponsApi } from './coupons';
export type { DealersApi } from './dealers';
export type { NotificationsApi } from './notifications';
export type { OrdersApi } from './orders';
export type { PointsApi } from './points';
export type { ProductsApi } from './products';
export type { SearchApi } from './search';
export type { Session, SessionChange, SessionStore } from './session';
export { browserStorage, memoryStorage, type MallStorage } from './storage';
export type * from './types';
