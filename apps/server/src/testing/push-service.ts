import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service received it. */
export interface ReceivedPush {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine that stores its messages and answers as the test chooses. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: address = '', headers } = request;
      received.push({ address, headers, body: Buffer.concat(parts) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    taken: received,
    /** The statuses of the next responses; after them 201. */
    answers,
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A browser's subscription, with the key to decrypt its messages (RFC 8291, `aes128gcm`). */
export function makeBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
      const derive = (label: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length),
        );
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // A 2 ends the text of the last record; zeros may follow it.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}
