import fp from 'fastify-plugin';
import type { Viewer } from '../kernel/viewer';
import { MallError } from '../kernel/error';
import { mediaToken } from '../http/media-cookie';
import { folderOf, type MediaFolders } from '../platform/media/audience';
import { sendMedia } from '../platform/media/send';
import type { MediaStorage, ReadableMedia } from '../platform/media/storage';

/** What {@link media} needs. */
export interface MediaOptions {
  /** Where uploads are kept. */
  readonly storage: MediaStorage;
  /** Further stores by the first folder of their keys. */
  readonly extra: Readonly<Record<string, ReadableMedia>>;
  /** Who may see what; asked at every call. */
  readonly folders: MediaFolders;
  readonly findViewer: (token: string) => Promise<Viewer | null>;
}

/** A file never changes under its name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * May be kept by who sees it, but must be asked for each time, since who may see it can change: a
 * public post may become a limited one.
 */
const ASK_AGAIN = 'private, no-cache';

/** Pictures and videos at `/media/…`, for those who may see them; the others find nothing there. */
export const media = fp<MediaOptions>(async (app, options) => {
  const { storage, extra, folders, findViewer } = options;

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const folder = folderOf(folders, key);
    if (folder === null) throw new MallError('notFound');
    const isOpen = folder === 'open';
    const token = isOpen ? null : mediaToken(request);
    const audience = isOpen
      ? 'everyone'
      : await folder(`/media/${key}`, token === null ? null : await findViewer(token));
    if (audience === 'nobody') throw new MallError('notFound');
    if (!isOpen) reply.header('vary', 'authorization, cookie');
    return sendMedia(request, reply, {
      storage: extra[key.split('/')[0] ?? ''] ?? storage,
      key,
      cacheControl: isOpen ? FOR_EVER : ASK_AGAIN,
    });
  });
});
