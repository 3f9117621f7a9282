import type { Contract } from '@mall/contract';
import type { Call } from '../../http/contract-types';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import type { Mall } from '../../context/context';
import type { MediaAudience } from '../../platform/media/audience';
import { newMediaId } from '../../platform/media/media-id';
import { removePicture, storePicture } from '../../platform/media/picture';
import { readPicture } from '../../platform/media/read-picture';
import { removeVideo, storeVideo } from '../../platform/media/video';
import { conversationOf, maySeeConversation } from './chat.policy';
import { findSent, isMember } from './chat.repo';
import { type StoredMessage, storeMessage, withOrders } from './send.service';

type MediaCall = Call<Contract['chat']['uploadMedia']>;

const kind = 'chat';

/**
 * Sends a picture or video in a conversation. Idempotent by its client id: sent twice, it is stored once.
 *
 * @throws {MallError} notFound, and the errors of storing a picture or video
 */
export async function sendMedia(
  mall: Pick<Mall, 'db' | 'hub' | 'media'>,
  { viewer, body, files }: MediaCall,
): Promise<StoredMessage> {
  const { db, media } = mall;
  const memberId = conversationOf(viewer, body.member_id);
  if (viewer.role === 'staff' && !(await isMember(db, memberId))) throw new MallError('notFound');
  const before = await findSent(db, viewer.id, body.client_id);
  if (before) {
    if (before.memberId !== memberId) throw new MallError('notFound');
    const [known] = await withOrders(db, [before]);
    if (known) return { message: known, isRepeated: true };
  }
  // The file name contains the member's id, so that access can be checked from the name alone.
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
  const sent = await storeMessage(mall, {
    ...head,
    type: body.type === '1' ? 2 : 3,
    media: stored.path,
    poster: 'poster' in stored ? stored.poster : null,
  });
  // A concurrent request with the same id won: its files are used, and these are deleted.
  if (sent.isRepeated) {
    await (body.type === '1' ? removePicture : removeVideo)(media, stored.path, { kind });
  }
  return sent;
}

/** Who may see media of a conversation: the member and staff. */
export function audienceOfChatMedia(address: string, viewer: Viewer | null): MediaAudience {
  const memberId = /^\/media\/chat\/(\d+)-/.exec(address)?.[1];
  const may = memberId !== undefined && maySeeConversation(viewer, Number(memberId));
  return may ? 'some' : 'nobody';
}
