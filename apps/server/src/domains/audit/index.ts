export { recordOwnAccount } from './record-own-account';
export { type Actor, actorOf, type AuditRecord, changesBetween, recordAudit } from './record-audit';
