import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores what it accepts, and refuses what the test chooses. */
export async function startMailServer() {
  const received: string[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined) {
          return done(Object.assign(new Error('Not now'), { responseCode }));
        }
        received.push(Buffer.concat(parts).toString('utf8'));
        return done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    taken: received,
    /** The response codes of the next emails; after them they are accepted. */
    refusals,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
