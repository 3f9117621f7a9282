// `npm run rooms`: checks the dependencies between the server's folders: none may use a folder of a
// higher layer, and there are no cycles. Routes and sockets are excluded: they combine domains, so they
// may be above them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './run.mjs';

const SOURCE = path.join(root, 'apps/server/src');
/** Layers from the bottom up: each may use those before it. */
const FLOORS = [
  ['kernel'],
  ['messages'],
  ['db'],
  ['http'],
  ['platform'],
  ['config'],
  // The context is built on two domains, and the others on the context.
  ['domains', 'context'],
  ['jobs', 'plugins', 'demo'],
];
const floorOf = (room) => FLOORS.findIndex((names) => names.includes(room.split('/')[0]));

/** `domains/cart/cart.service.ts` → `domains/cart`; null: a file in the root, which may use everything. */
function roomOf(file) {
  const parts = file.split('/');
  if (parts.length === 1) return null;
  const isHouse = ['platform', 'domains', 'demo'].includes(parts[0]) && parts.length > 2;
  return isHouse ? `${parts[0]}/${parts[1]}` : parts[0];
}

/** All dependencies between two folders, including type imports, with the imports that cause them. */
export async function readRooms(source = SOURCE) {
  const names = await readdir(source, { recursive: true });
  const files = new Set(names.filter((name) => /(?<!\.test)\.ts$/.test(name)));
  const resolve = (from, specifier) =>
    [`${specifier}.ts`, `${specifier}/index.ts`]
      .map((each) => path.posix.normalize(path.posix.join(path.posix.dirname(from), each)))
      .find((each) => files.has(each));
  const arrows = new Map();
  for (const file of files) {
    if (/\.(routes|socket)\.ts$/.test(file) || file.startsWith('testing/')) continue;
    const text = await readFile(path.join(source, file), 'utf8');
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const target = fileName.startsWith('.') ? resolve(file, fileName) : undefined;
      const [from, to] = [roomOf(file), target === undefined ? null : roomOf(target)];
      if (from === null || to === null || from === to || /\.(routes|socket)\.ts$/.test(target))
        continue;
      const key = `${from} → ${to}`;
      arrows.set(key, [...(arrows.get(key) ?? []), `${file} → ${target}`]);
    }
  }
  return arrows;
}

/** Dependencies on a higher layer. */
export const upwards = (arrows) =>
  [...arrows.keys()].filter((arrow) => {
    const [from, to] = arrow.split(' → ').map(floorOf);
    return to > from;
  });

/** A dependency cycle; null: there is none. */
export function findCircle(arrows) {
  const uses = new Map();
  for (const arrow of arrows.keys()) {
    const [from, to] = arrow.split(' → ');
    uses.set(from, [...(uses.get(from) ?? []), to]);
  }
  const done = new Set();
  const visit = (room, way) => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const next of uses.get(room) ?? []) {
      const circle = visit(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of uses.keys()) {
    const circle = visit(room, []);
    if (circle) return circle;
  }
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const arrows = await readRooms();
  const rooms = [...new Set([...arrows.keys()].flatMap((arrow) => arrow.split(' → ')))];
  const byFloor = (one, other) => floorOf(one) - floorOf(other) || one.localeCompare(other);
  for (const room of rooms.sort(byFloor)) {
    const used = [...arrows.keys()].filter((arrow) => arrow.startsWith(`${room} → `));
    const names = used.map((arrow) => arrow.split(' → ')[1]).sort(byFloor);
    console.log(`${room.padEnd(22)} ${names.length === 0 ? 'uses none' : names.join(' ')}`);
  }
  const wrong = upwards(arrows);
  const circle = findCircle(arrows);
  for (const arrow of wrong)
    console.error(`\n${arrow} leads upwards:\n  ${arrows.get(arrow).join('\n  ')}`);
  if (circle) {
    console.error(`\nA circle: ${circle.join(' → ')}`);
    for (let at = 1; at < circle.length; at += 1) {
      console.error(`  ${arrows.get(`${circle[at - 1]} → ${circle[at]}`).join('\n  ')}`);
    }
  }
  if (wrong.length > 0 || circle) process.exit(1);
  console.log(`\n${rooms.length} rooms, ${arrows.size} arrows, no circle, none upwards.`);
}
