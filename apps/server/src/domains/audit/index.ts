export { purgeAttempts } from './attempts.repo';
export { callOf, countDeskAttempt } from './attempts.service';
export { recordOwnAccount } from './record-own-account';
export { type Actor, actorOf, type AuditRecord, changesBetween, recordAudit } from './record-audit';
