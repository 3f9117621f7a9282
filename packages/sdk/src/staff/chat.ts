import type { StaffBody, StaffChatTyping } from '@mall/contract/staff';
import type { ChatMessage } from '@mall/contract';
import type { CallOptions, UploadOptions } from '../http/http';
import type { StaffCalls, StaffInput } from './calls';
import type {
  CannedReply,
  ChatColleague,
  ChatCounts,
  MemberContact,
  StaffChatHistory,
  StaffChatQuery,
  StaffConversationDetail,
  StaffConversationList,
} from './types';

/**
 * The conversations of members with the shop; a conversation's id is the id of its member. Each change returns the
 * conversation as it is now. All calls need the permission `chat.answer`, except `revealContact`.
 */
export interface StaffChatApi {
  /** The conversations of a queue. */
  list(query?: StaffChatQuery, options?: CallOptions): Promise<StaffConversationList>;
  /** How many conversations wait, and since when. */
  counts(options?: CallOptions): Promise<ChatCounts>;
  /**
   * One conversation with the member's orders and carts.
   * @throws MallError `notFound`
   */
  detail(member: number, options?: CallOptions): Promise<StaffConversationDetail>;
  /**
   * The contact details of the member in full, which other calls mask. Needs the permission `members.unmask`; each
   * call is recorded in the audit.
   * @throws MallError `notFound`
   */
  revealContact(member: number, options?: CallOptions): Promise<MemberContact>;
  /**
   * A part of a conversation: the newest messages, or those before a cursor.
   * @throws MallError `notFound`
   */
  history(member: number, before?: string, options?: CallOptions): Promise<StaffChatHistory>;
  /**
   * Marks a member's messages as read up to an id.
   * @throws MallError `notFound`
   */
  read(member: number, until: number, options?: CallOptions): Promise<void>;
  /**
   * Answers a member; sent twice with the same `client_id`, the message is stored once.
   * @throws MallError `answeredMeanwhile`, `notFound`, `invalidFields`
   */
  send(message: StaffBody<'chat', 'send'>, options?: CallOptions): Promise<ChatMessage>;
  /**
   * Answers a member with one of their orders; sent twice with the same `client_id`, the message is stored once.
   * @throws MallError `answeredMeanwhile`, `notFound`, `invalidFields`
   */
  sendOrder(message: StaffBody<'chat', 'sendOrder'>, options?: CallOptions): Promise<ChatMessage>;
  /**
   * Answers a member with a picture (`type` '1', 10 MB) or a video (`type` '2', 100 MB, 180 s). It is sent also after
   * a colleague has answered.
   * @throws MallError `notFound`, `mediaUnsupported`, `mediaTooLarge`, `mediaTooManyPixels`, `mediaTooSmall`,
   *   `mediaBroken`, `mediaEmpty`, `mediaHeic`, `pictureTooLong`, `pictureMoves`, `videoCodec`, `videoTooLong`,
   *   `tooLarge`
   */
  sendMedia(
    parts: StaffInput<'chat', 'sendMedia'>['parts'],
    options?: UploadOptions,
  ): Promise<ChatMessage>;
  /**
   * Makes a colleague responsible, or nobody (null).
   * @throws MallError `notFound`
   */
  assign(
    member: number,
    to: number | null,
    options?: CallOptions,
  ): Promise<StaffConversationDetail>;
  /**
   * Takes a conversation out of the queue for some minutes.
   * @throws MallError `notFound`, `invalidFields`
   */
  snooze(member: number, minutes: number, options?: CallOptions): Promise<StaffConversationDetail>;
  /**
   * Says that a conversation is done, or needs no answer.
   * @param seenId The id of the latest message that the colleague has seen; 0: none.
   * @throws MallError `notFound`; `wroteMeanwhile` when the member has written a newer message
   */
  resolve(member: number, seenId: number, options?: CallOptions): Promise<StaffConversationDetail>;
  /**
   * Opens a snoozed or resolved conversation again.
   * @throws MallError `notFound`
   */
  reopen(member: number, options?: CallOptions): Promise<StaffConversationDetail>;
  /**
   * Adds a note that only colleagues read; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `invalidFields`
   */
  addNote(member: number, text: string, options?: CallOptions): Promise<StaffConversationDetail>;
  /** The colleagues who may be made responsible. */
  colleagues(options?: CallOptions): Promise<ChatColleague[]>;
  /** The texts that colleagues send often. */
  cannedReplies(options?: CallOptions): Promise<CannedReply[]>;
  /**
   * Adds a text that colleagues send often, or changes it; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `invalidFields`
   */
  saveCannedReply(
    reply: StaffBody<'chat', 'saveCannedReply'>,
    options?: CallOptions,
  ): Promise<CannedReply[]>;
  /**
   * Deletes a text that colleagues send often.
   * @throws MallError `notFound`
   */
  deleteCannedReply(id: number, options?: CallOptions): Promise<CannedReply[]>;
  /**
   * Listens to the conversations until `close` of the returned connection. Loads the socket.io client on the first
   * call. It reconnects by itself, also after the desk was locked.
   */
  live(listeners: StaffChatListeners): StaffChatConnection;
}

/** What a page of the desk does when something happens in a conversation. */
export interface StaffChatListeners {
  /** A conversation has changed. null: all may have changed, because the connection was opened or events were lost. */
  readonly onChange: (member: number | null) => void;
  /** A member or a colleague types, or has stopped. */
  readonly onTyping?: (typing: StaffChatTyping) => void;
}

/** An open connection of `staff.chat.live`. */
export interface StaffChatConnection {
  /** Shows the member and the colleagues that the caller types, or has stopped. */
  typing(member: number, isTyping: boolean): void;
  close(): void;
}

/** Creates `staff.chat`. */
export const createStaffChat = (
  call: StaffCalls<'chat'>,
  live: StaffChatApi['live'],
): StaffChatApi => ({
  list: (query, options) => call('list', { query }, options),
  counts: (options) => call('counts', {}, options),
  detail: (member, options) => call('detail', { params: { member } }, options),
  revealContact: (member, options) =>
    call('revealContact', { body: { member_id: member } }, options),
  history: (member, before, options) =>
    call('history', { params: { member }, query: { before } }, options),
  async read(member, until, options) {
    await call('read', { body: { member_id: member, until } }, options);
  },
  send: (message, options) => call('send', { body: message }, options),
  sendOrder: (message, options) => call('sendOrder', { body: message }, options),
  sendMedia: (parts, options) => call('sendMedia', { parts }, options),
  assign: (member, to, options) => call('assign', { body: { member_id: member, to } }, options),
  snooze: (member, minutes, options) =>
    call('snooze', { body: { member_id: member, minutes } }, options),
  resolve: (member, seenId, options) =>
    call('resolve', { body: { member_id: member, seen_id: seenId } }, options),
  reopen: (member, options) => call('reopen', { body: { member_id: member } }, options),
  addNote: (member, text, options) =>
    call('addNote', { body: { member_id: member, text } }, options),
  colleagues: (options) => call('colleagues', {}, options),
  cannedReplies: (options) => call('cannedReplies', {}, options),
  saveCannedReply: (reply, options) => call('saveCannedReply', { body: reply }, options),
  deleteCannedReply: (id, options) => call('deleteCannedReply', { body: { id } }, options),
  live,
});
