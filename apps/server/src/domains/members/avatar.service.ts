import { readFile } from 'node:fs/promises';
import type { Viewer } from '../../kernel/viewer';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { Mall } from '../../context/context';
import { removePicture, storePicture } from '../../platform/media/picture';
import { changeProfile } from './members.repo';
import { readProfile } from './members.service';

/**
 * Replaces a member's avatar and deletes the previous one.
 *
 * @throws {MallError} those of {@link storePicture}
 */
export async function saveAvatar(
  mall: Pick<Mall, 'db' | 'isPoster' | 'media' | 'site'>,
  viewer: Viewer,
  { path }: UploadedFile,
) {
  const { db, media } = mall;
  const { avatar: before } = await readProfile(mall, viewer.id);
  const stored = await storePicture(media, await readFile(path), { kind: 'avatar' });
  await changeProfile(db, viewer.id, { avatar: stored.path });
  if (before !== null) await removePicture(media, before, { kind: 'avatar' });
  return readProfile(mall, viewer.id);
}
