import { staffContract } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Call, StaffHandlers } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { createUploadAllowance } from '../../platform/media/upload-allowance';
import { actorOf, callOf, countDeskAttempt } from '../audit';
import {
  findCannedReplies,
  isMember,
  markReadUpTo,
  type NewMessage,
  presentMessage,
  publishChange,
  readPart,
  sendMedia,
} from '../chat';
import { ownOrderId } from '../orders';
import { colleaguesWith } from '../staff';
import { answerMember, published } from './answer.service';
import { deleteCannedReply, saveCannedReply } from './canned-replies.service';
import { readConversation } from './conversation.service';
import { assign, noteDown, reopen, resolve, snooze } from './moves.service';
import { countWaiting, listQueue } from './queue.service';
import { revealContact } from './reveal-contact.service';
import { presentConversation, presentQueue } from './staff-chat.presenter';

/** A call whose reply is a conversation. */
type ReadCall = Pick<Call, 'language'>;

/** A call that answers a member, with what guards it against the answer of a colleague. */
interface AnswerCall extends ReadCall, Pick<Call, 'client'> {
  readonly viewer: StaffViewer;
  readonly body: {
    readonly member_id: number;
    readonly client_id: string;
    readonly seen_id: number;
    readonly even_if_answered?: boolean | undefined;
  };
}

export const staffChatRoutes = (
  mall: Pick<Mall, 'db' | 'hub' | 'mailer' | 'media' | 'requestLimits'>,
): StaffHandlers<'chat'> => {
  const { db, hub } = mall;
  const allow = createUploadAllowance(mall.requestLimits, 'chat');
  const read = async (memberId: number, call: ReadCall) =>
    presentConversation(await readConversation(db, memberId), call.language);
  /** Publishes that a conversation has changed, and reads it again. */
  const changed = (call: ReadCall & { readonly body: { readonly member_id: number } }) => {
    publishChange(hub, call.body.member_id);
    return read(call.body.member_id, call);
  };
  /** Stores an answer to a member, unless a colleague has answered meanwhile, and publishes it. */
  const answer = async (
    call: AnswerCall,
    content: Pick<NewMessage, 'type' | 'text' | 'orderId'>,
  ) => {
    const { body, viewer } = call;
    const seenId = body.even_if_answered ? null : body.seen_id;
    const stored = await answerMember(
      mall,
      actorOf(call),
      {
        memberId: body.member_id,
        authorId: viewer.id,
        clientId: body.client_id,
        ...content,
      },
      seenId,
    );
    return presentMessage(published(mall, stored), call.language);
  };
  const guardMember = async (memberId: number): Promise<void> => {
    if (!(await isMember(db, memberId))) throw new MallError('notFound');
  };
  return {
    list: async ({ viewer, query, language }) =>
      presentQueue(await listQueue(db, viewer, query), language),
    counts: ({ viewer }) => countWaiting(db, viewer),
    async detail(call) {
      const { viewer, params, client } = call;
      const shown = await read(params.member, call);
      await countDeskAttempt(db, {
        ...{ kind: 'conversationRead', colleagueId: viewer.id, network: client.network },
        call: callOf(staffContract.chat.detail),
      });
      return shown;
    },
    revealContact: (call) => revealContact(mall, actorOf(call), call.body.member_id),
    async history({ params, query, language }) {
      await guardMember(params.member);
      const { list, before } = await readPart(db, params.member, query.before);
      return { list: list.map((message) => presentMessage(message, language)), before };
    },
    async read({ body }) {
      const { member_id: memberId, until } = body;
      await guardMember(memberId);
      await markReadUpTo(db, hub, { memberId, byUser: false }, until);
      return null;
    },
    send: (call) => answer(call, { type: 1, text: call.body.text }),
    async sendOrder(call) {
      const { member_id: memberId, trans_order_id } = call.body;
      return answer(call, { type: 4, orderId: await ownOrderId(db, memberId, trans_order_id) });
    },
    async sendMedia(call) {
      const { body, files, viewer } = call;
      await guardMember(body.member_id);
      await allow(viewer.id, files.file);
      const media = {
        memberId: body.member_id,
        authorId: viewer.id,
        clientId: body.client_id,
        ...{ type: body.type, files },
      };
      const stored = await sendMedia(mall, media, (answer) =>
        answerMember(mall, actorOf(call), answer, null),
      );
      return presentMessage(published(mall, stored), call.language);
    },
    async assign(call) {
      await assign(db, actorOf(call), call.body.member_id, call.body.to);
      return changed(call);
    },
    async snooze(call) {
      await snooze(db, actorOf(call), call.body.member_id, call.body.minutes);
      return changed(call);
    },
    async resolve(call) {
      await resolve(db, actorOf(call), call.body.member_id, call.body.seen_id);
      return changed(call);
    },
    async reopen(call) {
      await reopen(db, actorOf(call), call.body.member_id);
      return changed(call);
    },
    async addNote(call) {
      const { body, idempotency } = call;
      await noteDown(db, actorOf(call), body.member_id, body.text, idempotency);
      return changed(call);
    },
    colleagues: () => colleaguesWith(db, 'chat.answer'),
    cannedReplies: () => findCannedReplies(db),
    async saveCannedReply(call) {
      await saveCannedReply(db, actorOf(call), call.body, call.idempotency);
      return findCannedReplies(db);
    },
    async deleteCannedReply(call) {
      await deleteCannedReply(db, actorOf(call), call.body.id);
      return findCannedReplies(db);
    },
  };
};
