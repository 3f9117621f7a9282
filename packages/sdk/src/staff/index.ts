export type { AuditAction, OwnStaffFailureName, Permission, RoleName } from '@mall/contract/staff';
export type { AuditApi } from './audit';
export type { StaffCalls, StaffInput } from './calls';
export { createStaffMall, type StaffMall, type StaffMallOptions } from './client';
export { staffFailureOf, type StaffFailure } from './failure';
export type { PeopleApi } from './people';
export type { DeskSessionApi } from './session';
export type {
  AddedFactor,
  AuditEntry,
  AuditPage,
  AuditQuery,
  DemoColleague,
  DeskSession,
  FactorSecret,
  Invitation,
  InvitationOffer,
  NewInvitation,
  People,
  Person,
} from './types';
