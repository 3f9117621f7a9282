import type { Arrangement, Item, Stage } from '../scenes/scene';
import { needsNoPlate } from './postures';
import { weightOf } from './sprite';

/** The position of an item before its pixels are known. */
export interface Slot {
  item: Item;
  /** Edge length in units of the frame. */
  size: number;
  ground: 'main' | 'side' | 'floor';
  /** −1 at the back, 1 at the front. */
  depth: number;
  /** Raised onto those in front of it, like the upper row of a heap. */
  lifted: boolean;
  /** Served on a plate. */
  plated?: boolean;
  /** Its shadow: below its foot by default, around a thing that is seen from above. */
  shadow?: 'around' | 'none';
}

/** Items side by side, left to right. Rows are drawn in order, so later rows are in front. */
export type Row = Slot[];

/** The hands that hold the first item. */
const HANDS: Item = { emoji: '👐🏻', size: 1 };

const slot = (
  item: Item,
  size: number,
  ground: Slot['ground'],
  depth: number,
  lifted = false,
): Slot => ({ item, size: size * weightOf(item), ground, depth, lifted });

/** Limits how far a small item alone is enlarged, so that garlic does not look like a melon. */
const LARGEST_ZOOM = 1.5;

/** The rows of a group on its stage, from back to front. */
export function layOut(items: readonly Item[], arrangement: Arrangement, stage: Stage): Row[] {
  const zoom = Math.min(LARGEST_ZOOM, Math.max(1, 1 / Math.max(...items.map(weightOf))));
  return rowsOf(items, arrangement, stage).map((row) =>
    row.map((placed) => ({ ...placed, size: placed.size * zoom })),
  );
}

function rowsOf(items: readonly Item[], arrangement: Arrangement, stage: Stage): Row[] {
  if (stage === 'shelf') return onShelf(items);
  if (stage === 'plinths') return onPlinths(items);
  if (stage === 'spread') return onTable(items);
  if (stage === 'worktop') return fromAbove(items);
  if (stage === 'hands') return inHands(items);
  if (stage === 'box') return inBox(items);
  switch (arrangement) {
    case 'hero':
      return around(items);
    case 'row':
      return [
        items.map((item, i) =>
          slot(item, items.length > 3 ? 0.34 : 0.44, 'main', i % 2 === 0 ? -0.2 : 0.5),
        ),
      ];
    case 'heap':
      return heap(items);
    case 'close':
      return close(items);
  }
}

/** The first in the middle, two beside it, the rest in front of the stage and behind. */
function around(items: readonly Item[]): Row[] {
  const [hero, right, left, ...rest] = items;
  if (hero === undefined) return [];
  const beside = (item: Item | undefined, size: number) =>
    item === undefined ? [] : [slot(item, size, 'main', 0.6)];
  const middle = [...beside(left, 0.31), slot(hero, 0.5, 'main', -0.1), ...beside(right, 0.36)];
  const ends = rest.map((item) => slot(item, 0.28, 'floor', 0));
  return ends.length === 0 ? [middle] : [middle, ends];
}

/** A pile: fewer behind than in front, raised so that they seem to lie on top. */
function heap(items: readonly Item[]): Row[] {
  const behind = Math.floor((items.length - 1) / 2);
  const size = items.length > 4 ? 0.34 : 0.4;
  const upper = items.slice(0, behind).map((item) => slot(item, size, 'main', -0.9, true));
  const lower = items
    .slice(behind)
    .map((item, i) => slot(item, size, 'main', i % 2 === 0 ? 0.3 : 0.7));
  return upper.length === 0 ? [lower] : [upper, lower];
}

/** A close-up of one item; the others are small and to the side. */
function close(items: readonly Item[]): Row[] {
  const [hero, ...rest] = items;
  if (hero === undefined) return [];
  const tiny = weightOf(hero) < 0.75 && rest.length > 0;
  return [
    [
      slot(hero, tiny ? 0.5 : 0.58, 'main', 0),
      ...rest.slice(0, 2).map((item) => slot(item, tiny ? 0.4 : 0.27, 'main', 0.8)),
    ],
  ];
}

function onPlinths(items: readonly Item[]): Row[] {
  const [hero, ...rest] = items;
  if (hero === undefined) return [];
  const size = rest.length > 1 ? 0.24 : 0.33;
  const rows = [[slot(hero, 0.44, 'main', 0)]];
  if (rest.length > 0)
    rows.push(rest.slice(0, 2).map((item, i) => slot(item, size, 'side', i === 0 ? -0.2 : 0.4)));
  if (rest.length > 2) rows.push(rest.slice(2).map((item) => slot(item, 0.22, 'floor', 0)));
  return rows;
}

function onShelf(items: readonly Item[]): Row[] {
  const below = Math.ceil(items.length / 2);
  return [
    items.slice(below).map((item) => slot(item, 0.27, 'side', 0)),
    items.slice(0, below).map((item, i) => slot(item, 0.34, 'main', i % 2 === 0 ? 0 : 0.6)),
  ];
}

/**
 * A table laid for dinner: the main dishes in front, the rest behind them, each dish on its plate.
 */
function onTable(items: readonly Item[]): Row[] {
  const [hero, ...rest] = items;
  if (hero === undefined) return [];
  const dish = (item: Item, size: number, ground: Slot['ground'], depth: number): Slot => ({
    ...slot(item, size, ground, depth),
    plated: typeof item === 'string' && !needsNoPlate(item),
  });
  const behind = rest.slice(0, 2).map((item, i) => dish(item, 0.33, 'side', i === 0 ? -0.4 : 0.4));
  const front = [
    dish(hero, 0.42, 'main', 0.3),
    ...rest.slice(2).map((item) => dish(item, 0.3, 'main', -0.6)),
  ];
  return [behind, front];
}

/** In two cupped hands, which are placed like an item: the first item lies on them. */
function inHands(items: readonly Item[]): Row[] {
  const [hero] = items;
  if (hero === undefined) return [];
  const held = (item: Item, size: number, ground: Slot['ground']): Row => [
    { ...slot(item, size, ground, 0), shadow: 'none' },
  ];
  return [held(HANDS, 0.5, 'side'), held(hero, 0.38, 'main')];
}

/** Two rows that look out of the box: the tall ones behind. */
function inBox(items: readonly Item[]): Row[] {
  const front = Math.ceil(items.length / 2);
  const behind = items.slice(front).map((item) => slot(item, 0.36, 'main', -1, true));
  const before = items
    .slice(0, front)
    .map((item): Slot => ({ ...slot(item, 0.42, 'main', 0.5), shadow: 'none' }));
  return behind.length === 0 ? [before] : [behind, before];
}

/** Loosely around the first, as on a worktop that is seen from above. */
function fromAbove(items: readonly Item[]): Row[] {
  const [hero, ...rest] = items;
  if (hero === undefined) return [];
  const lying = (item: Item, size: number, ground: Slot['ground'], i: number): Slot => ({
    ...slot(item, size, ground, i % 2 === 0 ? -0.6 : 0.6),
    shadow: 'around',
  });
  return [
    rest.slice(0, 2).map((item, i) => lying(item, 0.3, 'side', i)),
    [lying(hero, 0.42, 'main', 0), ...rest.slice(4).map((item, i) => lying(item, 0.3, 'main', i))],
    rest.slice(2, 4).map((item, i) => lying(item, 0.27, 'floor', i)),
  ].filter((each) => each.length > 0);
}
