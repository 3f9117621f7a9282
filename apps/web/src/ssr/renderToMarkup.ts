import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from 'react-dom/server';

/** The markup of a tree, once all of it is there. */
export async function renderToMarkup(tree: ReactNode): Promise<string> {
  const chunks: Buffer[] = [];
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Everything in its place from the start: no script has to put it there.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(output);
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
  await finished(output);
  return Buffer.concat(chunks).toString();
}
