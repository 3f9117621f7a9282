import { parentPort, workerData } from 'node:worker_threads';
import type { SiteRenderer } from '@mall/contract';
import { fetchAsGuest, IN_PROCESS_ORIGIN } from './fetch-as-guest';
import type { FromThread, ReadReply, ToThread } from './thread-messages';

/** The thread of the site's renderer. Its data is the URL of the renderer's module. */
const port = parentPort;
if (!port) throw new Error('The renderer only runs as a worker thread');
const { render }: SiteRenderer = await import(String(workerData));

interface Waiting {
  resolve(reply: ReadReply): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let lastRead = 0;
const send = (message: FromThread) => port.postMessage(message);

/** A plain error, because other objects may not be copied between threads. */
const plainError = (thrown: unknown): Error => {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  const plain = new Error(thrown.message);
  return Object.assign(plain, { name: thrown.name, stack: thrown.stack });
};

function read(id: number, url: string, language: string): Promise<ReadReply> {
  const readId = (lastRead += 1);
  return new Promise((resolve, reject) => {
    waiting.set(readId, { resolve, reject });
    send({ kind: 'read', id, readId, url, language });
  });
}

async function renderPage(id: number, url: string): Promise<void> {
  const fetch = fetchAsGuest((address, language) => read(id, address, language));
  try {
    send({
      kind: 'rendered',
      id,
      rendered: await render({ url, origin: IN_PROCESS_ORIGIN, fetch }),
    });
  } catch (error) {
    send({ kind: 'failed', id, error: plainError(error) });
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    void renderPage(message.id, message.url);
    return;
  }
  const pending = waiting.get(message.readId);
  waiting.delete(message.readId);
  if (message.kind === 'reply') pending?.resolve(message.reply);
  else pending?.reject(message.error);
});
