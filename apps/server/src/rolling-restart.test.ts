import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '@mall/contract';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Balancer, startBalancer } from './testing/balancer';
import { createWorkerDatabase } from './testing/database';
import { callerOf } from './testing/http';
import type { TestSocket } from './testing/pages';
import { prepareShoppers } from './testing/prepared-shoppers';
import { emptyRedis } from './testing/redis';
import { isFull } from './testing/scale';
import { launchServer, type ServerProcess } from './testing/server-process';
import { dataOf, shopperOf } from './testing/shopper';
import { until } from './testing/until';

const SHOPPERS = 4;
const PAUSE_MS = 20;
const { TEST_DATABASE_URL: postgres = '', TEST_REDIS_URL: redis = '' } = process.env;

describe.runIf(isFull && postgres && redis)('two servers that are restarted one by one', () => {
  let folder: string;
  let env: Readonly<Record<string, string>>;
  let members: { id: number; token: string }[];
  let ruleId: number;
  let balancer: Balancer;
  /** Running servers by URL. */
  const servers = new Map<string, ServerProcess>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mall-rolling-'));
    const databaseUrl = await createWorkerDatabase(postgres, 'rolling');
    ({ members, ruleId } = await prepareShoppers({ databaseUrl, dataDir: folder }, SHOPPERS));
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query('update product_rules set stock = 100000');
    await admin.end();
    env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: (await emptyRedis()) ?? '',
      CALLS_PER_MINUTE: '1000000',
      SHUTDOWN_DELAY: '1',
    };
    await Promise.all([launch(), launch()]);
    balancer = await startBalancer(() => [...servers.keys()]);
    await until(() => balancer.ready.size === 2);
  });
  afterAll(async () => {
    await balancer.stop();
    for (const server of servers.values()) await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function launch(): Promise<void> {
    const server = launchServer(env);
    servers.set(await server.address(), server);
  }
  /** Restarts a server, and waits until the balancer uses the new one. */
  async function restart(url: string, server: ServerProcess): Promise<void> {
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    servers.delete(url);
    await launch();
    await until(() => balancer.ready.size === 2);
  }

  /** A connection for each call, so that each goes to the next server. */
  const agent = new Agent({ keepAlive: false });
  async function call(method: string, where: string, token: string, body?: object) {
    const sent = request(balancer.baseUrl + where, {
      agent,
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    sent.end(body && JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    const answer = await text(reply);
    if (reply.statusCode !== 200) throw new Error(`${where}: ${reply.statusCode} ${answer}`);
  }

  /** A page that sends a message again until it is answered, as pages do. */
  function chatPage(token: string) {
    const socket: TestSocket = io(balancer.baseUrl, {
      query: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    const connectAgain = () => void setTimeout(() => socket.connect(), PAUSE_MS);
    socket.on('disconnect', connectAgain).on('connect_error', connectAgain);
    const send = async (client_id: string) => {
      for (;;) {
        const answer = await socket
          .timeout(2_000)
          .emitWithAck('chat', { type: 1, client_id, text: client_id })
          .catch(() => null);
        if (answer?.valid === true) return;
        await sleep(PAUSE_MS);
      }
    };
    return { send, close: () => socket.off().close() };
  }

  test('lose no request, no message and no item, and run no call twice', async () => {
    let isOver = false;
    const failures: string[] = [];
    const added = new Map(members.map(({ id }) => [id, 1]));
    const whileOpen = async (work: () => Promise<void>) => {
      while (!isOver) {
        await work().catch((error: unknown) => failures.push(String(error)));
        await sleep(PAUSE_MS);
      }
    };
    const adding = members.map(({ id, token }) =>
      whileOpen(async () => {
        const line = { rule_id: ruleId, quantity: 1, type: 1, relation_id: 0 };
        await call('POST', '/api/shopping/cart/1/add', token, line);
        added.set(id, (added.get(id) ?? 0) + 1);
      }),
    );
    const reading = members.map(({ token }) =>
      whileOpen(() => call('GET', '/api/shopping/cart/list/1', token)),
    );
    const [talker] = members;
    if (!talker) throw new Error('no member');
    const page = chatPage(talker.token);
    const sent: string[] = [];
    const talking = whileOpen(async () => {
      const name = `rolling-message-${sent.length}`;
      await page.send(name);
      sent.push(name);
      // Below the limit of messages.
      await sleep(400);
    });

    for (let round = 0; round < 2; round += 1) {
      for (const [url, server] of [...servers]) await restart(url, server);
    }
    isOver = true;
    await Promise.all([...adding, ...reading, talking]);
    page.close();

    expect(failures).toEqual([]);
    for (const member of members) {
      const { list } = await shopperOf(callerOf(balancer.baseUrl, member), member).cart();
      expect(list.map(({ quantity }) => quantity)).toEqual([added.get(member.id)]);
    }
    const stored: string[] = [];
    const history = async (after: string): Promise<void> => {
      const reply = await callerOf(balancer.baseUrl, talker).get(
        `/api/member/service/message/history${after}`,
      );
      const { list, limit_time } = dataOf<{ list: ChatMessage[]; limit_time: string | null }>(
        reply,
      );
      stored.unshift(...list.map((message) => (message.type === 1 ? message.text : '')));
      if (limit_time !== null) await history(`?limit_time=${encodeURIComponent(limit_time)}`);
    };
    await history('');
    expect(sent.length).toBeGreaterThan(0);
    expect(stored).toEqual(sent);
  });
});
