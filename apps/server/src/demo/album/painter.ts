import type { PictureFormat, Scene } from '@mall/demo-media';
import { childTasks } from '../../kernel/child-tasks';

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

/** Options of {@link createPainter}. */
export interface PainterOptions {
  /** Milliseconds without a picture to make after which the process ends. @default 10_000 */
  readonly idleMs?: number | undefined;
}

/** Makes the demo's pictures in a child process. */
export interface Painter {
  /** Paints a scene. */
  paint(scene: Scene, format: PictureFormat): Promise<Buffer>;
  /** Scales a picture down until neither side is longer than `side` pixels. Never enlarges. */
  resize(picture: Buffer, side: number, format: PictureFormat): Promise<Buffer>;
  /** Ends the process. A later call starts another. */
  close(): void;
}

/**
 * Creates a painter.
 *
 * @example
 * const painter = createPainter();
 * const avif = await painter.paint(scene, 'avif');
 * painter.close();
 */
export function createPainter({ idleMs }: PainterOptions = {}): Painter {
  const tasks = childTasks<PaintTask, Buffer>({
    module: { source: new URL('./painter-process.ts', import.meta.url), built: 'painter-process' },
    name: 'The painter of demo pictures',
    idleMs,
  });
  return {
    paint: (scene, format) => tasks.run({ kind: 'scene', scene, format }),
    resize: (picture, side, format) => tasks.run({ kind: 'size', picture, side, format }),
    close: () => tasks.close(),
  };
}
