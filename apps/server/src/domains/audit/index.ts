export { type Actor, actorOf, type AuditRecord, changesBetween, recordAudit } from './record-audit';
