import type { DomainHandlers } from '../../http/contract-types';
import type { Mall } from '../../context/context';
import { createUploadAllowance } from '../../platform/media/upload-allowance';
import { conversationOf } from './chat.policy';
import { presentHistory, presentMessage } from './chat.presenter';
import { sendMedia } from './chat-media.service';
import { readHistory } from './history.service';
import { publishMessage } from './publish';
import { storeMessage } from './send.service';

export const chatRoutes = (mall: Mall): DomainHandlers<'chat'> => {
  const { db, hub, requestLimits } = mall;
  const allow = createUploadAllowance(requestLimits, 'chat');
  return {
    async history({ query, viewer, language }) {
      return presentHistory(await readHistory(db, hub, viewer.id, query), language);
    },
    async uploadMedia(call) {
      await allow(call.viewer.id, call.files.file);
      const { viewer, body, files } = call;
      const { message, isRepeated } = await sendMedia(
        mall,
        {
          memberId: conversationOf(viewer, body.member_id),
          authorId: viewer.id,
          clientId: body.client_id,
          ...{ type: body.type, files },
        },
        (stored) => storeMessage(db, stored),
      );
      if (!isRepeated) publishMessage(hub, message);
      return presentMessage(message, call.language);
    },
  };
};
