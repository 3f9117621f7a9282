import type { Worker } from 'node:worker_threads';
import type { Rendered } from '@mall/contract';
import { startThread } from '../../kernel/start-thread';
import type { ReadAsGuest } from './in-process-reads';
import type { FromThread, ToThread } from './thread-messages';

/** How long an unused thread runs, in milliseconds. */
const IDLE_LIMIT = 60_000;
/**
 * The thread's memory, in MB. Beyond it the thread ends, and not the server. The objects of a page fit into the young
 * generation, so that most of them are not moved into the old one, whose collections cost more.
 */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };

/** A page that the thread renders. */
interface Rendering {
  readonly read: ReadAsGuest;
  /** Reads that the thread waits for. */
  pendingReads: number;
  resolve(rendered: Rendered | null): void;
  reject(error: Error): void;
}

/**
 * Runs the site's renderer in a thread of its own, so that rendering never delays another request. The thread starts
 * with the first page, ends when it is not used, and starts again after a crash.
 *
 * @example
 * const thread = new RenderThread(pathToFileURL('renderer/dist/render.js'));
 * await thread.render('/product/1001', readInProcess(app), AbortSignal.timeout(15_000));
 */
export class RenderThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #renderings = new Map<number, Rendering>();

  /** @param renderer URL of the renderer's module. */
  constructor(
    private readonly renderer: URL,
    private readonly idleLimit = IDLE_LIMIT,
  ) {}

  /** Whether the thread runs now. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /**
   * Renders a page.
   *
   * @param url path and query.
   * @param read reads the API on the server's thread.
   * @param signal gives up the page. A thread that does not wait for data of the page is ended, because it hangs.
   * @returns null for a page that only the browser renders.
   * @throws rendering errors, and an error when the thread crashes.
   */
  async render(url: string, read: ReadAsGuest, signal: AbortSignal): Promise<Rendered | null> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = (this.#lastId += 1);
    let giveUp = () => {};
    try {
      return await new Promise<Rendered | null>((resolve, reject) => {
        const rendering = { read, pendingReads: 0, resolve, reject };
        this.#renderings.set(id, rendering);
        giveUp = () => {
          reject(new Error(`${url} was given up`));
          if (rendering.pendingReads === 0) void this.close();
        };
        signal.addEventListener('abort', giveUp, { once: true });
        worker.postMessage({ kind: 'render', id, url } satisfies ToThread);
      });
    } finally {
      signal.removeEventListener('abort', giveUp);
      this.#renderings.delete(id);
      if (this.#renderings.size === 0) this.#endWhenIdle();
    }
  }

  /** Ends the thread and the pages that it renders; a later page starts it again. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#stopped(worker, new Error('The renderer was stopped'));
    await worker?.terminate();
  }

  #endWhenIdle(): void {
    this.#idle = setTimeout(() => void this.close(), this.idleLimit).unref();
  }

  #start(): Worker {
    const module = {
      source: new URL('./render-worker.ts', import.meta.url),
      built: 'render-worker',
    };
    const worker = startThread(module, { workerData: this.renderer.href, resourceLimits: MEMORY });
    worker.unref();
    worker.on('message', (message: FromThread) => this.#receive(worker, message));
    worker.on('error', (error) => this.#stopped(worker, error));
    worker.on('exit', () => this.#stopped(worker, new Error('The renderer has ended')));
    return worker;
  }

  #receive(worker: Worker, message: FromThread): void {
    const rendering = this.#renderings.get(message.id);
    if (message.kind === 'read') {
      if (rendering) void this.#answer(worker, message, rendering);
    } else if (message.kind === 'rendered') rendering?.resolve(message.rendered);
    else rendering?.reject(message.error);
  }

  async #answer(
    worker: Worker,
    { readId, url, language }: Extract<FromThread, { kind: 'read' }>,
    rendering: Rendering,
  ): Promise<void> {
    const send = (message: ToThread) => worker.postMessage(message);
    rendering.pendingReads += 1;
    try {
      const { status, type, text } = await rendering.read(url, language);
      send({ kind: 'reply', readId, reply: { status, type, text } });
    } catch (cause) {
      const error = new Error(cause instanceof Error ? cause.message : String(cause));
      send({ kind: 'readFailed', readId, error });
    } finally {
      rendering.pendingReads -= 1;
    }
  }

  /** Fails the pages of a thread that has ended. */
  #stopped(worker: Worker | null, error: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    clearTimeout(this.#idle);
    for (const { reject } of this.#renderings.values()) reject(error);
    this.#renderings.clear();
  }
}
