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
export { BADGE_LIMIT, SESSION_LIFETIME, SHOP_REFRESH } from './constants';
export { isMallError, MallError } from './errors';
export type { CsrfOptions } from './http/csrf';
export type { CallOptions, UploadOptions } from './http/http';
export type { PendingCalls } from './http/pending';
export type {
  Auth,
  DeviceInput,
  LetterInput,
  LoginInput,
  RegisterInput,
  SocialLoginInput,
} from './auth';
export type { PasswordInput } from './members';
export type { Session, SessionChange, SessionStore } from './session';
export { browserStorage, memoryStorage, type MallStorage } from './storage';
export type * from './types';
