import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { startEngine } from './engine';
import type { WorkerReply, WorkerRequest } from './thread';

/** The thread of the embedded database, so that a heavy query never blocks the server. */
const { dataDir } = z.object({ dataDir: z.string() }).parse(workerData);
const port = parentPort;
if (!port) throw new Error('The database worker only runs as a worker thread');

const engine = await startEngine(dataDir);
const answer = (reply: WorkerReply) =>
  port.postMessage(reply, reply.kind === 'messages' ? [reply.bytes.buffer as ArrayBuffer] : []);

port.on('message', (request: WorkerRequest) => {
  void (async () => {
    try {
      if (request.kind === 'close') {
        await engine.close();
        answer({ kind: 'closed', id: request.id });
        port.close();
      } else {
        // A copy, because the engine's result may lie in its own memory, which must not be transferred.
        const bytes = new Uint8Array(await engine.exchange(request.bytes));
        answer({ kind: 'messages', id: request.id, bytes });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      answer({ kind: 'failed', id: request.id, message });
    }
  })();
});
answer({ kind: 'ready', id: 0 });
