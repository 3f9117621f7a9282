import type { Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { fullOr, makeColleague } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { testSockets } from '../../testing/pages';
import { until } from '../../testing/until';

const pages = testSockets(() => mall.baseUrl);
const mall = describeMall({}, { reset: false });
afterEach(() => pages.close());

const CROWD = fullOr(100, 1000);
const AT_ONCE = 50;

/** A member's page, and the texts that it received. */
async function come() {
  const { id, token } = await mall.makeMember();
  const socket = await pages.welcomed({ token });
  const texts: string[] = [];
  socket.on('message', (message) => texts.push(message.type === 1 ? message.text : ''));
  return { id, socket, texts };
}

test(`each of ${CROWD} connected members receives their own message, and the desk is notified of all of them`, async () => {
  const desk = await pages.welcomedDesk(await makeColleague(mall, ['agent']));
  const changed = new Set<number>();
  desk.on('conversation', ({ member_id }) => void changed.add(member_id));
  const crowd: Awaited<ReturnType<typeof come>>[] = [];
  while (crowd.length < CROWD) {
    crowd.push(...(await Promise.all(Array.from({ length: AT_ONCE }, come))));
  }
  const textOf = ({ id }: { readonly id: number }) => `我是 ${id} 號`;
  // A page that requests no acknowledgement receives its own message, like the member's other
  // pages.
  for (const { id, socket } of crowd) {
    const loose: Socket = socket;
    loose.emit('chat', { type: 1, text: textOf({ id }) });
  }
  await until(() => changed.size === CROWD && crowd.every(({ texts }) => texts.length > 0));
  expect(crowd.map(({ texts }) => texts)).toEqual(crowd.map((member) => [textOf(member)]));
  expect(crowd.every(({ id }) => changed.has(id))).toBe(true);
});
