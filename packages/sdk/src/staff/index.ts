export type {
  AuditAction,
  OrderView,
  OwnStaffFailureName,
  Permission,
  RoleName,
} from '@mall/contract/staff';
export type { AuditApi } from './audit';
export type { BatchesApi } from './batches';
export type { StaffCalls, StaffInput } from './calls';
export { createStaffMall, type StaffMall, type StaffMallOptions } from './client';
export { staffFailureOf, type StaffFailure } from './failure';
export type { StaffOrdersApi } from './orders';
export type { PeopleApi } from './people';
export type { DeskSessionApi } from './session';
export type {
  AddedFactor,
  AuditEntry,
  AuditPage,
  AuditQuery,
  Batch,
  DemoColleague,
  DeskSession,
  FactorSecret,
  Invitation,
  InvitationOffer,
  LinesRefund,
  NewBatch,
  NewInvitation,
  OrderCounts,
  OrderNote,
  OrderRefund,
  People,
  Person,
  StaffOrder,
  StaffOrderDetail,
  StaffOrderLine,
  StaffOrderList,
  StaffOrderMessage,
  StaffOrderQuery,
} from './types';
