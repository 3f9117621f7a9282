import { startThread } from '../../kernel/start-thread';
import { DatabaseUnavailable } from '../unavailable';
import type { Engine } from './engine';
import { endsWithQuery, isReadyAfter } from './protocol';

/** A message from the server to the database thread. */
export type WorkerRequest =
  | { readonly kind: 'messages'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close'; readonly id: number };

/** A message from the database thread; `id` is the request's, 0 when the thread has started. */
export type WorkerReply =
  | { readonly kind: 'ready' | 'closed'; readonly id: number }
  | { readonly kind: 'messages'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

interface Waiting {
  resolve(reply: WorkerReply): void;
  reject(error: Error): void;
}

/**
 * Starts the embedded database in its own thread.
 *
 * @param dataDir the folder for its files.
 * @throws Error when the database cannot be opened.
 */
export async function startEngineThread(dataDir: string): Promise<Engine> {
  const source = new URL('./worker.ts', import.meta.url);
  const worker = startThread({ source, built: 'database-worker' }, { workerData: { dataDir } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let stopped: Error | undefined;

  const stop = (error: Error) => {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', stop);
  worker.on('exit', () => stop(new DatabaseUnavailable('The embedded database has stopped')));
  worker.on('message', (reply: WorkerReply) => {
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'failed') pending?.reject(new Error(reply.message));
    else pending?.resolve(reply);
  });

  const expectReply = (id: number) =>
    new Promise<WorkerReply>((resolve, reject) => {
      if (stopped) reject(stopped);
      else waiting.set(id, { resolve, reject });
    });
  const send = (request: WorkerRequest, move: ArrayBuffer[] = []) => {
    const reply = expectReply(request.id);
    worker.postMessage(request, move);
    return reply;
  };

  const crash = (cause?: unknown): never => {
    stop(new DatabaseUnavailable('The embedded database has crashed', { cause }));
    void worker.terminate();
    throw stopped;
  };

  await expectReply(0);
  return {
    async exchange(messages) {
      // A copy, because the driver reuses the memory of these bytes.
      const bytes = new Uint8Array(messages);
      const isWhole = endsWithQuery(bytes);
      const reply = await send({ kind: 'messages', id: ++lastId, bytes }, [bytes.buffer]).catch(
        crash,
      );
      const answer = reply.kind === 'messages' ? reply.bytes : new Uint8Array();
      // A crashed engine returns an incomplete response, or an empty one, without an error.
      return isWhole && !isReadyAfter(answer) ? crash() : answer;
    },
    hasCrashed: () => stopped !== undefined,
    async close() {
      await send({ kind: 'close', id: ++lastId });
    },
  };
}
