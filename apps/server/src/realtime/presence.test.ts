import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';

let mall: TestMall;
const opened: Socket[] = [];
beforeAll(async () => {
  mall = await startTestMall();
});
beforeEach(() => mall.reset());
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
afterAll(() => mall.stop());

function open(token: string | undefined, headers: Record<string, string> = {}): Socket {
  const socket = io(mall.baseUrl, {
    query: token === undefined ? {} : { token },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: headers,
    forceNew: true,
  });
  opened.push(socket);
  return socket;
}
const heard = async (socket: Socket, event: string) => {
  const [first] = (await once(socket as unknown as NodeJS.EventEmitter, event)) as [unknown];
  return first;
};

test.each([
  ['no token', undefined],
  ['an unknown token', 'x'.repeat(43)],
])('refuses a socket with %s', async (_, token) => {
  expect(await heard(open(token), 'connect_error')).toMatchObject({ message: 'Unauthenticated.' });
});

test('refuses a socket that another site opens', async () => {
  const { token } = await mall.makeMember();
  const foreign = open(token, { origin: 'https://evil.test' });
  await heard(foreign, 'connect_error');
  expect(foreign.connected).toBe(false);
  expect(await heard(open(token, { origin: mall.baseUrl }), 'status')).toEqual({
    is_online: false,
  });
});

test('tells members whether somebody of the shop is there, and when that changes', async () => {
  const member = open((await mall.makeMember()).token);
  expect(await heard(member, 'status')).toEqual({ is_online: false });

  const changed = heard(member, 'status');
  const staff = open((await mall.makeMember({ role: 'staff' })).token);
  expect(await changed).toEqual({ is_online: true });
  const late = open((await mall.makeMember()).token);
  expect(await heard(late, 'status')).toEqual({ is_online: true });

  const left = heard(member, 'status');
  staff.close();
  expect(await left).toEqual({ is_online: false });
});

test('cuts a session’s sockets at sign-out, and no others', async () => {
  const [member, other] = [await mall.makeMember(), await mall.makeMember()];
  const [mine, theirs] = [open(member.token), open(other.token)];
  await Promise.all([heard(mine, 'status'), heard(theirs, 'status')]);
  const cut = heard(mine, 'disconnect');
  await mall.as(member).post('/api/logout');
  await cut;
  expect(theirs.connected).toBe(true);
  expect(await heard(open(member.token), 'connect_error')).toBeInstanceOf(Error);
});
