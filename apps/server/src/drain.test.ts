import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emitWithAck, testSockets, textMessage } from './testing/pages';
import { startStoppableServer, type StoppableServer } from './testing/stoppable-server';
import { until } from './testing/until';

describe.runIf(process.env['TEST_DATABASE_URL'])('a server that is asked to stop', () => {
  let server: StoppableServer;
  const pages = testSockets(() => server.baseUrl);
  beforeEach(async () => {
    server = await startStoppableServer();
  });
  afterEach(async () => {
    pages.close();
    await server.remove();
  });

  test('refuses new connections and answers a call in flight when it waits for a lock', async () => {
    const unlock = await server.lock('cart_items');
    const adding = server.shopper.add(server.ruleId);
    await server.untilOneWaits();
    const exit = server.stop();
    await until(server.isRefused);
    await unlock();
    const { status, headers, body } = await adding;
    expect([status, body.valid]).toEqual([200, true]);
    expect(headers.get('connection')).toBe('close');
    expect(await exit).toEqual([0, null]);
  });

  test('answers a chat message in flight before it disconnects', async () => {
    const socket = await pages.welcomed({ token: server.token });
    const unlock = await server.lock('chat_messages');
    const answer = emitWithAck(socket, 'chat', textMessage('請問幾點出貨？'));
    await server.untilOneWaits();
    const exit = server.stop();
    await until(server.isRefused);
    await unlock();
    expect(await answer).toMatchObject({ valid: true });
    expect(await exit).toEqual([0, null]);
  });
});
