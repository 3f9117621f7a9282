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
  /** The months of its season, 1 to 12. @default all year */
  months?: readonly number[];
  tags: string[];
  look: Look;
}

/** A variant without its id, which follows from its position: append, never reorder. */
export type Variant = Omit<DemoRule, 'id' | 'specs'> & Own;

/** What a variant has of its own. */
interface Own {
  /** Replaces the product's `spec`. */
  readonly spec?: string;
  /** The items in its own picture. */
  readonly items?: readonly Item[];
}

/** A product with a single variant. */
export function single(amount: number, marketPrice: number, stock: number): Variant[] {
  return [{ attributes: [], amount, marketPrice, stock }];
}

/** A product with one attribute to choose, such as 口味 or 規格. */
export function choose(attr: string, options: readonly (readonly [type: string, amount: number, marketPrice: number, stock: number, own?: Own])[]): Variant[] {
  return options.map(([type, amount, marketPrice, stock, own]) => ({ attributes: [{ attr, type }], amount, marketPrice, stock, ...own }));
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
      rules: entry.rules.map(({ spec, items: _items, ...rule }, i) => ({
        id: entry.id * 10 + i + 1,
        ...rule,
        marketPrice: isReduced(entry.id) ? rule.marketPrice : rule.amount,
        specs: spec === undefined ? [] : [{ label: contentLabel(entry), value: spec }],
      })),
      soldCount: reachedIn(entry.days, entry.sold),
      collectCount: reachedIn(entry.days, entry.saved),
      daysAgo: entry.days,
      ...(entry.months && { months: entry.months }),
      keywords: entry.tags,
      fitsStorePickup: entry.bulky !== true,
      shelfDays: shelfDays(entry.life),
      perishable: spoilsSoon(entry.life),
      look: { ...entry.look, variants: entry.rules.map(({ items = [] }) => items) },
    };
  });
}

/** One product in eight is reduced: a reduction of all of them is none. */
const isReduced = (id: number): boolean => id % 8 === 0;

/** The most buyers or collectors of a new product a day, and the age until which it is new, in days. */
const NEW = { aDay: 4, days: 45 };

/** How many have bought or collected a product of this age: few while it is new. */
const reachedIn = (days: number, wanted: number): number =>
  days > NEW.days ? wanted : Math.min(wanted, Math.max(3, Math.round(days * NEW.aDay)));

/** Prefix of the shelf life of durable products; a guarantee may follow: 「不適用；保固一年」. */
const NO_SHELF_LIFE = '不適用';

/** The longest shelf life of a perishable product, in days. */
const SOON = 30;

/** The days of each unit of a shelf life. */
const UNIT_DAYS: Readonly<Record<string, number>> = { 天: 1, 週: 7, 個月: 30 };

/** The days for which a living plant keeps in its box. */
const PLANT_DAYS = 3;

/** The days for which an unopened product keeps, of ranges and alternatives the fewest; null: more than a year. */
function shelfDays(life: string): number | null {
  const [unopened = ''] = life.split('，', 1);
  if (unopened.startsWith('活體')) return PLANT_DAYS;
  if (unopened.startsWith('當日')) return 1;
  const [, least, unit = ''] = /(\d+)(?:–\d+)? (天|週|個月)/.exec(unopened) ?? [];
  const days = Number(least) * (UNIT_DAYS[unit] ?? 0);
  return days > 0 && days <= 365 ? days : null;
}

/** Whether an unopened product keeps for days or a few weeks. */
function spoilsSoon(life: string): boolean {
  const days = shelfDays(life);
  return days !== null && days <= SOON;
}

/** The label of what a product contains, or measures. */
const contentLabel = ({ life }: Pick<Entry, 'life'>) => (life.startsWith(NO_SHELF_LIFE) ? '規格' : '內容量');

function specsOf({ origin, spec, life }: Entry, layer: Layer): DemoProduct['specs'] {
  const from = { label: '產地', value: origin };
  const content = { label: contentLabel({ life }), value: spec };
  if (!life.startsWith(NO_SHELF_LIFE)) {
    return [content, from, { label: '保存期限', value: life }, { label: '保存方式', value: keeping[layer] }];
  }
  const [, guarantee] = life.split('；');
  return [content, from, ...(guarantee ? [{ label: '保固與保養', value: guarantee }] : [])];
}
