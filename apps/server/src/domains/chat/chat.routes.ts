import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context';
import { createUploadAllowance } from '../../platform/media/upload-allowance';
import { sendMedia } from './chat-media.service';
import { listConversations, readHistory } from './history.service';

export const chatRoutes = (mall: Mall): DomainHandlers<'chat'> => {
  const { db, presence, floods } = mall;
  const allow = createUploadAllowance(floods, 'chat');
  return {
    history: ({ query, viewer, client }) =>
      readHistory(
        db,
        presence,
        { memberId: viewer.id, byUser: true, language: client.language },
        query,
      ),
    async storeMedia(call) {
      await allow(call.viewer.id, call.files.file);
      return sendMedia(mall, call);
    },
    conversations: ({ query, client }) => listConversations(db, query.page, client.language),
    conversation: ({ params, query, client }) =>
      readHistory(
        db,
        presence,
        { memberId: params.member, byUser: false, language: client.language },
        query,
      ),
  };
};
