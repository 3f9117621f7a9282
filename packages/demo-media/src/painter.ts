import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import type { PaintReply, PaintRequest, PaintTask, PictureFormat } from './protocol';
import type { Scene } from './scenes/scene';

/** More at once would need more memory and leave no processor core to the server. */
const AT_ONCE = 2;
const IDLE_MS = 10_000;

/** Options of {@link createPainter}. */
export interface PainterOptions {
  /** Milliseconds without a request after which the process ends. @default 10_000 */
  readonly idleMs?: number | undefined;
}

/** Makes pictures in a child process, which runs only while there are pictures to make. */
export interface Painter {
  /**
   * Paints a scene.
   * @throws Error when the scene cannot be painted, or the process ends before.
   */
  paint(scene: Scene, format: PictureFormat): Promise<Buffer>;
  /**
   * Scales a picture down until neither side is longer than `side` pixels. Never enlarges.
   * @throws Error when the picture cannot be read, or the process ends before.
   */
  resize(picture: Buffer, side: number, format: PictureFormat): Promise<Buffer>;
  /** Ends the process. A later request starts another. */
  close(): void;
}

/**
 * Creates a painter. It starts its process with the first request.
 *
 * @example
 * const painter = createPainter();
 * const avif = await painter.paint(scene, 'avif');
 * painter.close();
 */
export function createPainter({ idleMs = IDLE_MS }: PainterOptions = {}): Painter {
  const limit = pLimit(AT_ONCE);
  let running: PainterProcess | null = null;
  const make = (task: PaintTask) =>
    limit(() => {
      running ??= startProcess(idleMs, (ended) => {
        if (running === ended) running = null;
      });
      return running.make(task);
    });
  return {
    paint: (scene, format) => make({ kind: 'scene', scene, format }),
    resize: (picture, side, format) => make({ kind: 'size', picture, side, format }),
    close: () => running?.end(),
  };
}

interface PainterProcess {
  make(task: PaintTask): Promise<Buffer>;
  end(): void;
}

interface Caller {
  resolve(picture: Buffer): void;
  reject(error: Error): void;
}

/** @param onEnd called when the process accepts no further requests, possibly more than once. */
function startProcess(idleMs: number, onEnd: (ended: PainterProcess) => void): PainterProcess {
  const { file, execArgv } = program();
  const child = fork(file, {
    execArgv,
    // glibc would give each thread of libvips an arena of its own, which it does not shrink again.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    // Passes pictures as bytes, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const callers = new Map<number, Caller>();
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const started: PainterProcess = {
    make: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        child.channel?.ref();
        const request: PaintRequest = { id: ++lastId, task };
        callers.set(request.id, { resolve, reject });
        child.send(request);
      }),
    end() {
      clearTimeout(idle);
      onEnd(started);
      // Without the channel nothing is left for the process to do, so that it ends.
      if (child.connected) child.disconnect();
    },
  };
  const fail = (error: Error) => {
    started.end();
    for (const { reject } of callers.values()) reject(error);
    callers.clear();
  };

  // Only a request keeps this process alive, an idle painter does not.
  child.unref();
  child.on('error', fail);
  child.once('exit', (code, signal) =>
    fail(new Error(`The painter of demo pictures has ended (${signal ?? `exit code ${code}`})`)),
  );
  child.on('message', (reply: PaintReply) => {
    const caller = callers.get(reply.id);
    callers.delete(reply.id);
    if ('error' in reply) caller?.reject(new Error(reply.error));
    else caller?.resolve(reply.picture);
    if (callers.size > 0) return;
    child.channel?.unref();
    idle = setTimeout(started.end, idleMs).unref();
  });
  return started;
}

/**
 * The program of the process: `painter-process` beside this file, which the server's build must bundle as a file
 * of its own. From the sources Node needs tsx to load it.
 */
function program(): { file: string; execArgv: string[] } {
  const type = path.extname(import.meta.url);
  const file = fileURLToPath(new URL(`./painter-process${type}`, import.meta.url));
  if (type !== '.ts') return { file, execArgv: [] };
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return { file, execArgv: ['--import', pathToFileURL(tsx).href] };
}
