import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import type { FcmConfig } from '../platform/push/fcm-config';

/** A message as Firebase received it. */
export interface ReceivedFcmMessage {
  readonly address: string | undefined;
  readonly bearer: string | undefined;
  readonly message: unknown;
}

/** The response to the next message. */
export interface FcmAnswer {
  readonly status: number;
  readonly errorCode?: string;
}

/**
 * Google's sign-in and Firebase, simulated on this machine, with a service account of their own.
 */
export async function startFcmService() {
  const received: ReceivedFcmMessage[] = [];
  const answers: FcmAnswer[] = [];
  const signIns: string[] = [];
  const refusedSignIns: number[] = [];
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const lifetime = { seconds: 3_599 };

  const server = createServer((request, response) => {
    void (async () => {
      const text = await textOf(request);
      const answer = (status: number, body: unknown) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body));
      if (request.url === '/token') {
        const refusedWith = refusedSignIns.shift();
        if (refusedWith !== undefined) return answer(refusedWith, { error: 'invalid_grant' });
        const form = new URLSearchParams(text);
        // Throws, and the test fails, unless the account's own key has signed it for this address.
        await jwtVerify(form.get('assertion') ?? '', publicKey, {
          issuer: config.account.client_email,
          audience: config.tokenUrl,
          requiredClaims: ['scope', 'iat', 'exp'],
        });
        const token = `access-${signIns.length}`;
        signIns.push(token);
        return answer(200, { access_token: token, expires_in: lifetime.seconds });
      }
      const bearer = request.headers.authorization?.replace('Bearer ', '');
      received.push({
        address: request.url,
        bearer,
        ...(JSON.parse(text) as { message: unknown }),
      });
      const { status, errorCode } = answers.shift() ?? { status: 200 };
      if (status === 200) return answer(200, { name: 'projects/mall-test/messages/1' });
      const details = errorCode === undefined ? [] : [{ errorCode }];
      return answer(status, { error: { code: status, details } });
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const config: FcmConfig = {
    account: {
      project_id: 'mall-test',
      client_email: 'push@mall-test.iam.gserviceaccount.com',
      private_key: await exportPKCS8(privateKey),
    },
    tokenUrl: `${origin}/token`,
    origin,
  };
  return {
    config,
    taken: received,
    /** The answers to the next messages; after them 200. */
    answers,
    /** The issued access tokens. */
    signIns,
    /** The statuses of the next refused sign-ins. */
    refusedSignIns,
    /** Lifetime of the next access tokens. */
    lifetime,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
