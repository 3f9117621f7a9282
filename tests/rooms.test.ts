import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircle, readRooms, upwards } from '../scripts/rooms.mjs';

/** The rooms of a server that has these files. */
async function roomsOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const rooms = await readRooms(folder);
  await rm(folder, { recursive: true });
  return rooms;
}

test('a circle is found, also of types alone and over a detour', async () => {
  const rooms = await roomsOf({
    'domains/cart/index.ts': `export type { Order } from '../orders';`,
    'domains/orders/index.ts': `import '../points'; export interface Order {}`,
    'domains/points/index.ts': `import type { Order } from '../cart'; export type O = Order;`,
  });
  const circle = findCircle(rooms);
  expect(new Set(circle)).toEqual(new Set(['domains/cart', 'domains/orders', 'domains/points']));
  expect(circle?.at(-1)).toBe(circle?.[0]);
});

test('routes may stand above other domains', async () => {
  const rooms = await roomsOf({
    'domains/cart/cart.routes.ts': `import '../orders';`,
    'domains/cart/index.ts': '',
    'domains/orders/index.ts': `import '../cart';`,
  });
  expect(findCircle(rooms)).toBeNull();
});

test('what leads upwards is named', async () => {
  const rooms = await roomsOf({
    'kernel/time.ts': `import '../platform/mail/outbox';`,
    'platform/mail/outbox.ts': `import '../../kernel/time';`,
  });
  expect(upwards(rooms)).toEqual(['kernel → platform/mail']);
});
