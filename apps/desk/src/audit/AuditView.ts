/** The views of the audit. */
export type AuditView = 'entries' | 'refused' | 'reads';
