import type { StaffBody, StaffQuery, StaffReply } from '@mall/contract/staff';

type ItemOf<List extends readonly unknown[]> = List[number];

/** The session of a colleague at the desk. */
export interface DeskSession extends StaffReply<'session', 'get'> {}
/** A secret for an authenticator app. */
export interface FactorSecret extends StaffReply<'session', 'startFactor'> {}
/** Ten recovery codes, shown once, and the session, which is open. */
export interface AddedFactor extends StaffReply<'session', 'addFactor'> {}
/** A colleague of the demo shop. */
export interface DemoColleague extends ItemOf<StaffReply<'session', 'demoRoles'>> {}
/** Everyone who may sign in to the desk, and who is invited. */
export interface People extends StaffReply<'people', 'list'> {}
/** A colleague on the list of people. */
export interface Person extends ItemOf<People['people']> {}
/** An open invitation. */
export interface Invitation extends ItemOf<People['invitations']> {}
/** What an invitation offers. */
export interface InvitationOffer extends StaffReply<'people', 'invitation'> {}
/** A page of the audit. */
export interface AuditPage extends StaffReply<'audit', 'list'> {}
/** What a colleague did. */
export interface AuditEntry extends ItemOf<AuditPage['list']> {}
/** Which audit entries are read. */
export type AuditQuery = StaffQuery<'audit', 'list'>;
/** Who is invited, with which roles. */
export type NewInvitation = StaffBody<'people', 'invite'>;
