export { attemptKinds, type AttemptKind } from './attempt-kinds';
export { auditActions, type AuditAction } from './audit-actions';
export type {
  CheckedStaffBody,
  CheckedStaffQuery,
  StaffBody,
  StaffEntry,
  StaffParams,
  StaffQuery,
  StaffReply,
} from './calls';
export { batchPermissions } from './batches';
export { carriers, type Carrier } from './carriers';
export { staffContract, type StaffContract } from './contract';
export type { StaffAccess, StaffEndpoint, StaffEndpointDefinition } from './domain';
export { staffFailureCodes, type OwnStaffFailureName } from './failure-codes';
export { staffFailures, type StaffFailure, type StaffFailureName } from './failures';
export { orderViews, type OrderView } from './order-views';
export { staffMessages, type StaffFieldMessageId, type StaffMessages } from './messages';
export { staffPaths, type StaffDomainName, type StaffEndpointName, type StaffPaths } from './paths';
export { chatQueues, type ChatQueue } from './chat-queues';
export {
  STAFF_NAMESPACE,
  staffTyping,
  type StaffChatTyping,
  type StaffClientEvents,
  type StaffServerEvents,
} from './chat.events';
export {
  isPermitted,
  mayGrant,
  permissions,
  permissionsOf,
  roleNames,
  roles,
  type Permission,
  type RoleName,
} from './permissions';
export { SAVED_VIEWS_LIMIT, savedViewPages, type SavedViewPage } from './saved-views';
export { staffRefusalsOf } from './refusals';
