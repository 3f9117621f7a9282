/** What the audit records: a subject and what was done to it. */
export const auditActions = [
  'session.signedIn',
  'session.signedOut',
  'session.factorAdded',
  'people.invited',
  'people.invitationRevoked',
  'people.joined',
  'people.rolesChanged',
  'people.suspended',
  'people.restored',
  'people.factorReset',
  'order.printed',
  'order.advanced',
  'order.trackingChanged',
  'order.paidConfirmed',
  'order.refundRequested',
  'order.refunded',
  'order.linesRefunded',
  'order.refundConfirmed',
  'order.noted',
  'order.messageSent',
  'batch.started',
  'batch.cancelled',
  'batch.retried',
] as const;

/** The name of an action that the audit records. */
export type AuditAction = (typeof auditActions)[number];
