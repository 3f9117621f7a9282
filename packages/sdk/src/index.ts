export { createMall, type Mall, type MallOptions } from './client';
export type { ChatEvents, ChatOpenOptions, ChatOutgoing, ChatState, LiveChat } from './chat/types';
export * from './constants';
export type { Envelope, FieldError, Page, Paged } from './contract/envelope';
export { failureCodes, type FailureName } from './contract/failure-codes';
export type { ChatMessage, ChatSeen } from './contract/chat.events';
export type { DomainName, EndpointName } from './contract/paths';
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
