import type { ChatMessage, Contract } from '@mall/contract';
import type { Call } from '../../http/contract-types';
import type { Viewer } from '../../kernel/viewer';
import { MallFailure } from '../../kernel/error';
import type { Mall } from '../../context';
import type { MediaAudience } from '../../platform/media/audience';
import { newMediaId } from '../../platform/media/media-id';
import { removePicture, storePicture } from '../../platform/media/picture';
import { readPicture } from '../../platform/media/read-picture';
import { removeVideo, storeVideo } from '../../platform/media/video';
import { conversationOf, maySeeConversation } from './chat.policy';
import { findSent, isMember } from './chat.repo';
import { keepMessage, presentMessages } from './send.service';

type MediaCall = Call<Contract['chat']['storeMedia']>;

const kind = 'chat';

/**
 * Puts a picture or a video into a conversation and tells everyone in it. Sent twice under one name
 * it is kept once.
 *
 * @throws {MallFailure} notFound, and what a picture or a video may be refused for
 */
export async function sendMedia(
  { db, media, presence }: Mall,
  { viewer, body, files, client }: MediaCall,
): Promise<ChatMessage> {
  const memberId = conversationOf(viewer, body.member_id);
  if (viewer.role === 'staff' && !(await isMember(db, memberId))) throw new MallFailure('notFound');
  const before = await findSent(db, viewer.id, body.client_id);
  if (before) {
    if (before.memberId !== memberId) throw new MallFailure('notFound');
    const [known] = await presentMessages(db, [before], client.language);
    if (known) return known;
  }
  // The name says whose conversation it belongs to: asked at every look at it.
  const id = `${memberId}-${newMediaId()}`;
  const head = { memberId, authorId: viewer.id, clientId: body.client_id };
  const stored =
    body.type === '1'
      ? await storePicture(media, await readPicture(files.file), { kind, id })
      : await storeVideo(media, files.file.path, {
          kind,
          id,
          poster: files.poster ? await readPicture(files.poster) : null,
        });
  const { message, isRepeated } = await keepMessage(
    db,
    {
      ...head,
      type: body.type === '1' ? 2 : 3,
      media: stored.path,
      poster: 'poster' in stored ? stored.poster : null,
    },
    client.language,
  );
  if (isRepeated) {
    // Sent twice at once: the other one's files are the ones that are shown.
    await (body.type === '1' ? removePicture : removeVideo)(media, stored.path, { kind });
  } else {
    presence.tell({ memberId, staff: true }, 'file_response', message);
  }
  return message;
}

/** Who may see what was sent in a conversation: the member and the shop's people. */
export function audienceOfChatMedia(address: string, viewer: Viewer | null): MediaAudience {
  const memberId = /^\/media\/chat\/(\d+)-/.exec(address)?.[1];
  const may = memberId !== undefined && maySeeConversation(viewer, Number(memberId));
  return may ? 'some' : 'nobody';
}
