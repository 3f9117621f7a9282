import type { Arrangement, Item, Mood, Scene, Stage } from './scene';
import { isHeld, isSent, liesLoose } from './item-kinds';
import { otherMood, roomFor, stageFor } from './rooms';

/** A picture: its name below the media URL, and its scene. */
export type Entry = readonly [name: string, scene: Scene];

/** The items in a product's pictures. */
export interface Look {
  readonly mood: Mood;
  /** In the main picture; the first is the product itself. */
  readonly main: readonly Item[];
  /** Matching items, for the gallery. */
  readonly aside: readonly Item[];
  /** The items of each variant's own picture, in order; empty: the main picture shows it. */
  readonly variants?: readonly (readonly Item[])[];
}

/** The name of a variant's own picture. */
export const variantPictureName = (slug: string, at: number): string =>
  `products/${slug}-variant-${at + 1}.avif`;

/** The fields of a product that its pictures depend on. */
interface PicturedProduct {
  readonly id: number;
  /** The start of the pictures' names. */
  readonly slug: string;
  readonly look: Look;
}

/**
 * The pictures of a product: the card's first, then a close-up, one on a table, and for every other
 * product a group.
 */
export function productScenes(product: PicturedProduct): Entry[] {
  const { main, aside, mood } = product.look;
  const n = product.id;
  const hero = main[0];
  if (hero === undefined) throw new Error(`${product.slug} shows nothing`);
  const used = [hero, ...aside].slice(0, 4);
  const group = [hero, ...aside.slice(-2)];
  const base = { frame: 'product', mood } as const;
  const scenes: Omit<Scene, 'seed'>[] = [
    {
      ...base,
      ...roomFor(n),
      stage: cardStage(main, n),
      arrangement: arrangementOf(main),
      items: main,
    },
    {
      ...base,
      ...roomFor(n + 1),
      stage: n % 2 === 0 ? 'podium' : 'board',
      arrangement: 'close',
      items: [hero, ...aside.slice(0, 1)],
    },
    {
      ...base,
      mood: otherMood[mood],
      ...roomFor(n + 2),
      stage: inUse(used, n),
      arrangement: 'hero',
      items: used,
    },
  ];
  if (n % 2 === 0 && aside.length > 1) {
    scenes.push({
      ...base,
      ...roomFor(n + 3),
      stage: n % 4 === 0 && group.every(isSent) ? 'box' : 'plinths',
      arrangement: 'hero',
      items: group,
    });
  }
  const pictures = scenes.map((scene, i): Entry => [
    `products/${product.slug}-${i + 1}.avif`,
    { ...scene, seed: `${product.slug}-${i + 1}` },
  ]);
  return [...pictures, ...variantScenes(product)];
}

/** The picture of each variant that looks unlike the main one: as that, with its own items. */
function variantScenes({ id, slug, look: { mood, variants = [] } }: PicturedProduct): Entry[] {
  return variants.flatMap((items, at): Entry[] => {
    if (items.length === 0) return [];
    const arrangement = arrangementOf(items);
    const stage = cardStage(items, id);
    const seed = `${slug}-variant-${at + 1}`;
    const scene = {
      frame: 'product',
      mood,
      ...roomFor(id),
      stage,
      arrangement,
      items,
      seed,
    } as const;
    return [[variantPictureName(slug, at), scene]];
  });
}

const alike = (items: readonly Item[]) =>
  items.every((item) => JSON.stringify(item) === JSON.stringify(items[0]));

/** Many items of one kind form a pile, three are arranged around the first, packages form a row. */
function arrangementOf(items: readonly Item[]): Arrangement {
  if (items.length > 3 && alike(items)) return 'heap';
  return items.length > 1 && items.every((item) => typeof item === 'object' && 'shape' in item)
    ? 'row'
    : 'hero';
}

/** The stage of the card: some products in an opened parcel, in two hands or from above. */
function cardStage(items: readonly Item[], n: number): Stage {
  if (items.length > 1 && n % 5 === 3 && items.every(isSent)) return 'box';
  if (items.length < 4 && n % 7 === 2 && alike(items) && items.every(isHeld)) return 'hands';
  if (items.length > 2 && n % 6 === 1 && items.every(liesLoose)) return 'worktop';
  return stageOf(items, stageFor(n));
}

/** How a product is shown in use: on a cloth, from above, or in two hands. */
function inUse(items: readonly Item[], n: number): Stage {
  const [hero] = items;
  if (n % 3 === 1 && items.every(liesLoose)) return 'worktop';
  return n % 3 === 2 && hero !== undefined && isHeld(hero) ? 'hands' : 'cloth';
}

/** Two drums are for two kinds of items; a pile or a single item is on one. */
function stageOf(items: readonly Item[], wanted: Stage): Stage {
  const two = items.length > 1 && items.length < 4;
  return wanted === 'plinths' && !two ? 'podium' : wanted;
}
