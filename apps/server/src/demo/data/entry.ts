import type { Item, Look, Mood } from '@mall/demo-media';
import type { DemoProduct, DemoRule, Layer } from './types';

/** A product as written in the data files; derived values are omitted. */
export interface Entry {
  id: number;
  slug: string;
  category: number;
  name: string;
  summary: string;
  /** One or two sentences in the words of a shopkeeper. */
  story: string;
  origin: string;
  spec: string;
  /** Shelf life. */
  life: string;
  layer?: Layer;
  /** Too large or too heavy for convenience store pickup. */
  bulky?: true;
  rules: Variant[];
  sold: number;
  saved: number;
  days: number;
  tags: string[];
  look: Look;
}

/** A variant without its id, which follows from its position: append, never reorder. */
export type Variant = Omit<DemoRule, 'id'>;

/** A product with a single variant. */
export function single(amount: number, marketPrice: number, stock: number): Variant[] {
  return [{ attributes: [], amount, marketPrice, stock }];
}

/** A product with one attribute to choose, such as 口味 or 規格. */
export function choose(attr: string, options: readonly (readonly [type: string, amount: number, marketPrice: number, stock: number])[]): Variant[] {
  return options.map(([type, amount, marketPrice, stock]) => ({ attributes: [{ attr, type }], amount, marketPrice, stock }));
}

/** The items in a product's pictures. */
export function look(mood: Mood, main: readonly Item[], aside: readonly Item[] = []): Look {
  return { mood, main, aside };
}

const keeping: Record<Layer, string> = {
  1: '請置於陰涼乾燥處，避免陽光直射；開封後請密封並儘早享用。',
  2: '全程冷藏配送，收到後請立即放入冰箱冷藏（0–7°C）。',
  3: '全程冷凍配送，收到後請立即放入冷凍庫（-18°C 以下）；解凍後請勿再次冷凍。',
};

/**
 * Completes the products of one category.
 *
 * @param layer the default layer; an entry may override it
 */
export function products(layer: Layer, entries: readonly Entry[]): DemoProduct[] {
  return entries.map((entry) => {
    const ownLayer = entry.layer ?? layer;
    return {
      id: entry.id,
      slug: entry.slug,
      categoryId: entry.category,
      name: entry.name,
      summary: entry.summary,
      description: `<p>${entry.story}</p>`,
      specs: specsOf(entry, ownLayer),
      layer: ownLayer,
      rules: entry.rules.map((rule, i) => ({ id: entry.id * 10 + i + 1, ...rule })),
      soldCount: entry.sold,
      collectCount: entry.saved,
      daysAgo: entry.days,
      keywords: entry.tags,
      fitsStorePickup: entry.bulky !== true,
      perishable: spoilsSoon(entry.life),
      look: entry.look,
    };
  });
}

/** Prefix of the shelf life of durable products; a guarantee may follow: 「不適用；保固一年」. */
const NO_SHELF_LIFE = '不適用';

/** The longest shelf life of a perishable product, in days. */
const SOON = 30;

/**
 * Whether the shelf life of an unopened product is days or a few weeks, or it is a living plant.
 */
function spoilsSoon(life: string): boolean {
  const [unopened = ''] = life.split('，', 1);
  const days = /(\d+) 天/.exec(unopened)?.[1];
  return /週|當日|活體/.test(unopened) || (days !== undefined && Number(days) <= SOON);
}

function specsOf({ origin, spec, life }: Entry, layer: Layer): DemoProduct['specs'] {
  const from = { label: '產地', value: origin };
  if (!life.startsWith(NO_SHELF_LIFE)) {
    return [{ label: '內容量', value: spec }, from, { label: '保存期限', value: life }, { label: '保存方式', value: keeping[layer] }];
  }
  const [, guarantee] = life.split('；');
  return [{ label: '規格', value: spec }, from, ...(guarantee ? [{ label: '保固與保養', value: guarantee }] : [])];
}
