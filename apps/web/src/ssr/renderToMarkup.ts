import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a tree to markup, including all suspended parts. */
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
      // Renders boundaries inline, so that no script has to move them.
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
