import type { Mall } from '../../context/context';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { Viewer } from '../../kernel/viewer';
import type { MediaAudience } from '../../platform/media/audience';
import { newMediaId } from '../../platform/media/media-id';
import { removePicture, storePicture } from '../../platform/media/picture';
import { readPicture } from '../../platform/media/read-picture';
import { removeVideo, storeVideo } from '../../platform/media/video';
import { findSent, type NewMessage } from './chat.repo';
import { type StoredMessage, storedOf } from './send.service';

const kind = 'chat';

/** A picture or video to send. */
export interface NewMedia extends Pick<NewMessage, 'memberId' | 'authorId' | 'clientId'> {
  readonly type: '1' | '2';
  readonly files: { readonly file: UploadedFile; readonly poster: UploadedFile | undefined };
}

/**
 * Sends a picture or video in a conversation. Idempotent by its client id: sent twice, it is stored once.
 *
 * @param store stores the message.
 * @throws {MallError} notFound, and the errors of storing a picture or video
 */
export async function sendMedia(
  { db, media }: Pick<Mall, 'db' | 'media'>,
  { type, files, ...head }: NewMedia,
  store: (message: NewMessage) => Promise<StoredMessage>,
): Promise<StoredMessage> {
  const { memberId } = head;
  const before = await findSent(db, head.authorId, head.clientId);
  if (before) return storedOf(db, before, { memberId, isRepeated: true });
  // The file name contains the member's id, so that access can be checked from the name alone.
  const id = `${memberId}-${newMediaId()}`;
  const stored =
    type === '1'
      ? await storePicture(media, await readPicture(files.file), { kind, id })
      : await storeVideo(media, files.file.path, {
          kind,
          id,
          poster: files.poster ? await readPicture(files.poster) : null,
        });
  const sent = await store({
    ...head,
    type: type === '1' ? 2 : 3,
    media: stored.path,
    poster: 'poster' in stored ? stored.poster : null,
    soundDropped: 'soundDropped' in stored && stored.soundDropped,
  });
  // A concurrent request with the same id won: its files are used, and these are deleted.
  if (sent.isRepeated) {
    await (type === '1' ? removePicture : removeVideo)(media, stored.path, { kind });
  }
  return sent;
}

/** Who may see media of a conversation: the member, and colleagues who answer members, at the desk. */
export async function audienceOfChatMedia(
  address: string,
  viewer: Viewer | null,
  findColleague: () => Promise<StaffViewer | null>,
): Promise<MediaAudience> {
  const memberId = /^\/media\/chat\/(\d+)-/.exec(address)?.[1];
  if (memberId === undefined) return 'nobody';
  if (viewer?.id === Number(memberId)) return 'some';
  const colleague = await findColleague();
  return colleague?.isOpen && colleague.permissions.has('chat.answer') ? 'some' : 'nobody';
}
