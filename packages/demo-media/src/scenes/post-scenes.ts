import type { Item, Hour, Mood, Scene, Stage } from './scene';
import type { Entry } from './product-scenes';
import { isSent, liesLoose } from './item-kinds';
import { roomFor } from './rooms';

/** A picture of a post. */
export interface Table {
  readonly mood: Mood;
  readonly place: 'shelf' | 'cloth' | 'table' | 'board' | 'podium';
  readonly items: readonly Item[];
  readonly square?: boolean;
}

/** The pictures of a post, in order. */
export function postScenes(article: {
  readonly id: number;
  readonly tables: readonly Table[];
}): Entry[] {
  return article.tables.map((table, i) => {
    const name = `posts/${article.id}-${i + 1}`;
    return [`${name}.avif`, { ...sceneOf(table, article.id + i * 2), seed: name }];
  });
}

/**
 * Posts are photographed at mealtimes: about half of their pictures are in lamplight instead of at
 * noon.
 */
const hours: readonly Hour[] = ['noon', 'evening', 'dawn', 'evening', 'noon'];

function sceneOf(table: Table, n: number): Omit<Scene, 'seed'> {
  const { mood, place, items } = table;
  const room = roomFor(n);
  const kinds = new Set(items).size;
  const stage = stageOf(table, n);
  const base = { mood, ...room, hour: hours[n % hours.length] ?? 'noon', items };
  if (stage === 'worktop')
    return { ...base, frame: table.square ? 'square' : 'post', stage, arrangement: 'hero' };
  if ((place === 'table' || place === 'cloth') && !table.square && kinds > 2) {
    const wall = room.wall === 'tiles' ? 'tiles' : 'plain';
    return { ...base, frame: 'spread', wall, stage: 'spread', arrangement: 'hero' };
  }
  return {
    ...base,
    frame: table.square ? 'square' : 'post',
    wall: place === 'shelf' ? 'plain' : room.wall,
    stage,
    arrangement: kinds === 1 && items.length > 2 ? 'heap' : 'hero',
  };
}

/** Podiums are the shop's: a neighbour has a parcel on the table, or takes the picture from above. */
function stageOf({ place, items }: Table, n: number): Stage {
  if (place === 'podium') return items.length > 1 && items.every(isSent) ? 'box' : 'board';
  const fromAbove = items.length > 2 && n % 2 === 0 && items.every(liesLoose);
  return fromAbove && (place === 'cloth' || place === 'board') ? 'worktop' : place;
}
