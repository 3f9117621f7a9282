import type { StaffBody, StaffQuery, StaffReply } from '@mall/contract/staff';

type ItemOf<List extends readonly unknown[]> = List[number];

/** The session of a colleague at the desk. */
export interface DeskSession extends StaffReply<'session', 'signIn'> {}
/** A device on which the colleague is signed in to the desk. */
export interface SignedInDevice extends ItemOf<StaffReply<'session', 'list'>> {}
/** A secret for an authenticator app. */
export interface FactorSecret extends StaffReply<'session', 'startFactor'> {}
/** The recovery codes, which are shown once, and the session, which is open. */
export interface AddedFactor extends StaffReply<'session', 'addFactor'> {}
/** The second factors of a colleague. */
export interface Factors extends StaffReply<'factors', 'get'> {}
/** A passkey of a colleague. */
export interface Passkey extends ItemOf<Factors['passkeys']> {}
/** What the browser needs to make a passkey. */
export interface PasskeyCreation extends StaffReply<'factors', 'startPasskey'> {}
/** What the browser needs to use a passkey. */
export interface PasskeyRequest extends StaffReply<'factors', 'requestPasskey'> {}
/** The factors and the session after a passkey was added, with the recovery codes, which are shown once. */
export interface AddedPasskey extends StaffReply<'factors', 'addPasskey'> {}
/** New recovery codes, which are shown once. */
export interface RenewedRecoveryCodes extends StaffReply<'factors', 'renewRecoveryCodes'> {}
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
/** What the operator of the server should change. */
export type ShopWarning = ItemOf<StaffReply<'settings', 'warnings'>>;
/** A page of the audit. */
export interface AuditPage extends StaffReply<'audit', 'list'> {}
/** What a colleague did. */
export interface AuditEntry extends ItemOf<AuditPage['list']> {}
/** Attempts of one kind, from one address, in one hour. */
export interface DeskAttempt extends ItemOf<StaffReply<'audit', 'attempts'>> {}
/** Which attempts are read. */
export type AttemptView = StaffQuery<'audit', 'attempts'>['view'];
/** Which audit entries are read. */
export type AuditQuery = StaffQuery<'audit', 'list'>;
/** Who is invited, with which roles. */
export type NewInvitation = StaffBody<'people', 'invite'>;

/** Which orders are listed, and where the list continues. */
export type StaffOrderQuery = NonNullable<StaffQuery<'orders', 'list'>>;
/** A part of a list of orders. */
export interface StaffOrderList extends StaffReply<'orders', 'list'> {}
/** An order in the list of the desk. */
export interface StaffOrder extends ItemOf<StaffOrderList['list']> {}
/** How many orders each view of work has. */
export interface OrderCounts extends StaffReply<'orders', 'counts'> {}
/** An order in full, as colleagues see it. */
export interface StaffOrderDetail extends StaffReply<'orders', 'detail'> {}
/** The contact details of an order in full. */
export interface OrderContact extends StaffReply<'orders', 'revealContact'> {}
/** A line of an order, with how many of its units may be refunded. */
export interface StaffOrderLine extends ItemOf<StaffOrderDetail['products']> {}
/** A refund of an order, or of a part of it. */
export interface OrderRefund extends ItemOf<StaffOrderDetail['refunds']> {}
/** The units of lines to refund. */
export type LinesRefund = StaffBody<'orders', 'refundLines'>;
/** A refund whose preview is read: of the order, of lines, or one that waits for colleagues. */
export type PreviewedRefund = StaffBody<'orders', 'previewRefund'>['refund'];
/** What the confirmation of a refund pays, and what it leaves alone. */
export interface RefundPreview extends StaffReply<'orders', 'previewRefund'> {}
/** A refund that is due. */
export interface DueRefund extends ItemOf<RefundPreview['pays']> {}
/** A note about an order that only colleagues read. */
export interface OrderNote extends ItemOf<StaffOrderDetail['notes']> {}
/** A message about an order. */
export interface StaffOrderMessage extends StaffReply<'orders', 'sendMessage'> {}
/** What was paid and paid back on one day. */
export interface SalesDay extends ItemOf<StaffReply<'sales', 'days'>> {}
/** The settings that colleagues change. */
export interface DeskSettings extends StaffReply<'settings', 'get'> {}
/** Which conversations are listed, and where the list continues. */
export type StaffChatQuery = NonNullable<StaffQuery<'chat', 'list'>>;
/** A part of a queue of conversations. */
export interface StaffConversationList extends StaffReply<'chat', 'list'> {}
/** A conversation in a queue of the desk. */
export interface StaffConversation extends ItemOf<StaffConversationList['list']> {}
/** How many conversations wait, and since when. */
export interface ChatCounts extends StaffReply<'chat', 'counts'> {}
/** A conversation with what its member has ordered and put into their carts. */
export interface StaffConversationDetail extends StaffReply<'chat', 'detail'> {}
/** The contact details of a member in full. */
export interface MemberContact extends StaffReply<'chat', 'revealContact'> {}
/** A part of the messages of a conversation. */
export interface StaffChatHistory extends StaffReply<'chat', 'history'> {}
/** A text that colleagues send often. */
export interface CannedReply extends ItemOf<StaffReply<'chat', 'cannedReplies'>> {}
/** A colleague who may be made responsible for a conversation. */
export interface ChatColleague extends ItemOf<StaffReply<'chat', 'colleagues'>> {}
/** Work on several orders, done one after the other. */
export interface Batch extends StaffReply<'batches', 'get'> {}
/** The orders of a new batch, and what is done with them. */
export type NewBatch = StaffBody<'batches', 'start'>;
/** The saved filters of a list, after one was saved. */
export interface SavedViews extends StaffReply<'views', 'save'> {}
/** A filter of a list that a colleague saved under a name. */
export interface SavedView extends ItemOf<SavedViews['list']> {}
/** A part of a list of cases of the wall. */
export interface WallCaseList extends StaffReply<'wall', 'cases'> {}
/** A post or a comment that members reported. */
export interface WallCase extends ItemOf<WallCaseList['list']> {}
/** What a post or a comment said when it was reported. */
export interface ReportedCopy extends ItemOf<WallCase['copies']> {}
/** A post or a comment of the wall. */
export type WallTarget = StaffBody<'wall', 'dismiss'>['target'];
/** The open cases of the wall. */
export interface WallCounts extends StaffReply<'wall', 'counts'> {}
