export type {
  AuditAction,
  ChatQueue,
  OrderView,
  OwnStaffFailureName,
  Permission,
  RoleName,
  SavedViewPage,
} from '@mall/contract/staff';
export type { AuditApi } from './audit';
export type { BatchesApi } from './batches';
export type { StaffCalls, StaffFormParts, StaffInput } from './calls';
export { createStaffMall, type StaffMall, type StaffMallOptions } from './client';
export type { StaffChatApi, StaffChatConnection, StaffChatListeners } from './chat';
export type { FactorsApi } from './factors';
export { staffFailureOf, type StaffFailure } from './failure';
export type { StaffOrdersApi } from './orders';
export type { PeopleApi } from './people';
export type { SalesApi } from './sales';
export type { DeskCredentials, DeskSessionApi } from './session';
export type { SettingsApi } from './settings';
export type { ViewsApi } from './views';
export type { WallApi } from './wall';
export type {
  AddedFactor,
  AddedPasskey,
  AttemptView,
  AuditEntry,
  AuditPage,
  AuditQuery,
  Batch,
  CannedReply,
  ChatColleague,
  ChatCounts,
  DemoColleague,
  DeskAttempt,
  DeskSession,
  DeskSettings,
  FactorSecret,
  Factors,
  Invitation,
  InvitationOffer,
  DueRefund,
  LinesRefund,
  MemberContact,
  NewBatch,
  NewInvitation,
  OrderContact,
  OrderCounts,
  OrderNote,
  OrderRefund,
  PreviewedRefund,
  RefundPreview,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  People,
  Person,
  RenewedRecoveryCodes,
  ReportedCopy,
  SalesDay,
  SavedView,
  SavedViews,
  ShopWarning,
  SignedInDevice,
  StaffChatHistory,
  StaffChatQuery,
  StaffConversation,
  StaffConversationDetail,
  StaffConversationList,
  StaffOrder,
  StaffOrderDetail,
  StaffOrderLine,
  StaffOrderList,
  StaffOrderMessage,
  StaffOrderQuery,
  WallCase,
  WallCaseList,
  WallCounts,
  WallTarget,
} from './types';
