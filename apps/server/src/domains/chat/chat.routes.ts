import { createCountCache } from '../../db/count-cache';
import type { DomainHandlers } from '../../http/contract-types';
import { mapPage } from '../../kernel/paging';
import type { Mall } from '../../context/context';
import { createUploadAllowance } from '../../platform/media/upload-allowance';
import { presentConversation, presentHistory, presentMessage } from './chat.presenter';
import { sendMedia } from './chat-media.service';
import { listConversations, readHistory } from './history.service';

export const chatRoutes = (mall: Mall): DomainHandlers<'chat'> => {
  const { db, hub, requestLimits } = mall;
  const counter = createCountCache();
  const allow = createUploadAllowance(requestLimits, 'chat');
  return {
    async history({ query, viewer, language }) {
      const reading = { memberId: viewer.id, byUser: true };
      return presentHistory(await readHistory(db, hub, reading, query), language);
    },
    async uploadMedia(call) {
      await allow(call.viewer.id, call.files.file);
      const { message: stored, isRepeated } = await sendMedia(mall, call);
      if (!isRepeated) {
        const recipients = { memberId: stored.row.memberId, staff: true };
        hub.emitMessage(recipients, 'file_response', (ofPage) => presentMessage(stored, ofPage));
      }
      return presentMessage(stored, call.language);
    },
    async conversations({ query, language }) {
      const page = await listConversations(db, counter, query.page);
      return mapPage(page, (conversation) => presentConversation(conversation, language));
    },
    async conversation({ params, query, language }) {
      const reading = { memberId: params.member, byUser: false };
      return presentHistory(await readHistory(db, hub, reading, query), language);
    },
  };
};
