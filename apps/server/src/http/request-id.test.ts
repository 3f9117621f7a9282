import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { emitWithAck, testSockets } from '../testing/pages';
import { envelopeIn, openRaw } from '../testing/raw-socket';
import { refused } from '../testing/refused';

let mall: TestMall;
const pages = testSockets(() => mall.baseUrl);
beforeAll(async () => {
  mall = await startTestMall();
});
beforeEach(() => mall.reset());
afterAll(async () => {
  pages.close();
  await mall.stop();
});

const ID = /^[\w-]{8,}$/;
const idsLogged = () =>
  mall.takeFaults().map((line) => (JSON.parse(line) as { reqId?: unknown }).reqId);
/** Makes every query of the chat fail. */
const breakChat = () => mall.db.execute(sql`alter table chat_messages rename to messages_away`);
const mendChat = () => mall.db.execute(sql`alter table messages_away rename to chat_messages`);

test('every response of the API has a request id', async () => {
  const ids = [];
  for (const path of ['/api/qa', '/api/nowhere', '/api/order/list', '/nowhere']) {
    const { headers } = await mall.as().get(path);
    expect([path, headers.get('x-request-id')]).toEqual([path, expect.stringMatching(ID)]);
    ids.push(headers.get('x-request-id'));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the request id cannot be chosen by the client', async () => {
  const { headers } = await mall.as().get('/api/qa', { 'x-request-id': 'chosen-by-them' });
  expect(headers.get('x-request-id')).not.toBe('chosen-by-them');
});

test('a response to invalid HTTP has a request id, too', async () => {
  const socket = openRaw(mall.baseUrl);
  socket.send('nothing\r\n\r\n');
  const answer = await socket.ended;
  expect(envelopeIn(answer)).toEqual(refused('malformed'));
  expect(answer).toMatch(/^x-request-id: [\w-]{8,}\r$/im);
});

test('log lines of a request contain the request id of its response', async () => {
  const member = await mall.makeMember();
  await breakChat();
  try {
    const reply = await mall.as(member).get('/api/member/service/message/history');
    expect([reply.status, reply.body]).toEqual([500, refused('serverFault')]);
    expect(idsLogged()).toEqual([reply.headers.get('x-request-id')]);
  } finally {
    await mendChat();
  }
});

test('log lines of a socket message contain the request id of its answer', async () => {
  const member = await mall.makeMember();
  const page = pages.open(member);
  await breakChat();
  try {
    const fine = await emitWithAck(page, 'chat', { type: 9 });
    expect(fine).toMatchObject({ valid: false, request_id: expect.stringMatching(ID) });
    const crashed = await emitWithAck(page, 'chat', { type: 1, text: '在嗎' });
    expect(crashed).toMatchObject({ valid: false, request_id: expect.stringMatching(ID) });
    expect(idsLogged()).toEqual([(crashed as { request_id?: unknown }).request_id]);
  } finally {
    await mendChat();
  }
});
