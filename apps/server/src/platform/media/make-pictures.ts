import { childTasks } from '../../kernel/child-tasks';
import { MallError } from '../../kernel/error';
import type {
  MadeUpload,
  PictureResult,
  PictureTask,
  PosterTask,
  SizeTask,
  UploadTask,
} from './picture-tasks';

/**
 * Decoding and encoding pictures leaves memory in libvips that only the end of a process gives back, and a picture that
 * crashes it ends no server.
 */
const child = childTasks<PictureTask, PictureResult>({
  module: {
    source: new URL('./child/picture-process.ts', import.meta.url),
    built: 'picture-process',
  },
  name: 'The process that makes pictures',
});

/**
 * Re-encodes an upload in all sizes of its kind.
 *
 * @throws {MallError} mediaTooManyPixels, mediaTooSmall, mediaBroken, pictureTooLong, pictureMoves
 */
export async function makeUpload(task: Omit<UploadTask, 'kind'>): Promise<MadeUpload> {
  const result = await child.run({ kind: 'upload', ...task });
  if (result.kind === 'refused') throw new MallError(result.failure);
  if (result.kind !== 'upload') throw new Error(`The result of an upload is a ${result.kind}`);
  return result;
}

/** Scales a stored picture down, or paints a poster. */
export async function makePicture(task: SizeTask | PosterTask): Promise<Buffer> {
  const result = await child.run(task);
  if (result.kind !== 'picture')
    throw new Error(`The result of a ${task.kind} is a ${result.kind}`);
  return result.data;
}

/** Ends the process that makes pictures. A later picture starts another. */
export const endPictureProcess = (): void => child.close();
