import type { FailureName } from '@mall/contract';
import type { PictureFormat, PictureSizes } from './picture-sizes';
import type { PictureType } from './picture-type';

/** Re-encodes an upload in all sizes of its kind. */
export interface UploadTask {
  readonly kind: 'upload';
  readonly bytes: Buffer;
  readonly type: PictureType;
  readonly sizes: Pick<PictureSizes, 'sides' | 'square'>;
}

/** Scales a stored picture down. */
export interface SizeTask {
  readonly kind: 'size';
  readonly picture: Buffer;
  /** One of `PICTURE_SIDES`. */
  readonly side: number;
  readonly format: PictureFormat;
}

/** Paints a poster for a video whose frames cannot be read. */
export interface PosterTask {
  readonly kind: 'poster';
  /** The size of the video. */
  readonly width: number;
  readonly height: number;
}

/** A task of the process that makes pictures. */
export type PictureTask = UploadTask | SizeTask | PosterTask;

/** One file of an upload. */
export interface PictureFile {
  readonly side: number;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/** An upload in all sizes of its kind. */
export interface MadeUpload {
  readonly kind: 'upload';
  readonly files: readonly PictureFile[];
  /** Its main colour, `#c9a27e`; null if it is transparent. */
  readonly color: string | null;
  /** Width of the largest size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The result of a task: the upload or the picture, or why the upload is refused. */
export type PictureResult =
  | MadeUpload
  | { readonly kind: 'picture'; readonly data: Buffer }
  | { readonly kind: 'refused'; readonly failure: FailureName };
