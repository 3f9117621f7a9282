import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { StaffViewer } from '../kernel/staff-viewer';
import type { Viewer } from '../kernel/viewer';
import { MallError } from '../kernel/error';
import { mediaToken } from '../http/media-cookie';
import { folderOf, type MediaFolders } from '../platform/media/audience';
import { addVary } from '../http/vary';
import { sendMedia } from '../platform/media/send';
import { withSizes, type PictureStore } from '../platform/media/sized-pictures';
import type { MediaStorage } from '../platform/media/storage';

/** Options of {@link media}. */
export interface MediaOptions {
  /** Storage of uploads. */
  readonly storage: MediaStorage;
  /** Additional stores by the first folder of their keys. */
  readonly extra: Readonly<Record<string, PictureStore>>;
  /** Access rules, checked on every request. */
  readonly folders: MediaFolders;
  readonly findViewer: (token: string) => Promise<Viewer | null>;
  /** Finds the colleague of a request by the session of the desk. */
  readonly findColleague: (request: FastifyRequest) => Promise<StaffViewer | null>;
  /** Whether other sites may show public files. */
  readonly isShared: boolean;
}

/** The content of a URL never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Public for now: the viewer's browser may cache it, but no shared cache, because its post may
 * become limited.
 */
const PRIVATE_IMMUTABLE = 'private, max-age=31536000, immutable';
/** Restricted: the client must revalidate each time, because access can end. */
const REVALIDATE = 'private, no-cache';

/** Serves pictures and videos at `/media/…` to viewers who may see them; others get 404. */
export const media = fp<MediaOptions>(async (app, options) => {
  const { folders, findViewer, findColleague, isShared } = options;
  const storage = withSizes(options.storage);
  const extra = new Map(
    Object.entries(options.extra).map(([folder, store]) => [folder, withSizes(store)]),
  );

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const folder = folderOf(folders, key);
    if (folder === null) throw new MallError('notFound');
    const isOpen = folder === 'open';
    const token = isOpen ? null : mediaToken(request);
    const audience = isOpen
      ? 'everyone'
      : await folder(`/media/${key}`, token === null ? null : await findViewer(token), () =>
          findColleague(request),
        );
    if (audience === 'nobody') throw new MallError('notFound');
    if (!isOpen) addVary(reply, 'authorization', 'cookie');
    if (isShared && audience === 'everyone')
      reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendMedia(request, reply, {
      storage: extra.get(key.split('/')[0] ?? '') ?? storage,
      key,
      cacheControl: isOpen ? IMMUTABLE : audience === 'everyone' ? PRIVATE_IMMUTABLE : REVALIDATE,
    });
  });
});
