import type { Scene } from './scenes/scene';

/** The file types in which a picture can be made. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A picture to make: painted from a scene, or scaled down from another picture. */
export type PaintTask =
  | { readonly kind: 'scene'; readonly scene: Scene; readonly format: PictureFormat }
  | {
      readonly kind: 'size';
      readonly picture: Buffer;
      /** Longest side in pixels. */
      readonly side: number;
      readonly format: PictureFormat;
    };

/** A message to the painter's process. */
export interface PaintRequest {
  readonly id: number;
  readonly task: PaintTask;
}

/** A message from the painter's process; `id` is the request's. */
export type PaintReply =
  | { readonly id: number; readonly picture: Buffer }
  | { readonly id: number; readonly error: string };
