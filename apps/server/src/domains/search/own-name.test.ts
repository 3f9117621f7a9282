import type { Paged } from '@mall/contract';
import { asc } from 'drizzle-orm';
import { Converter } from 'opencc-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles, products } from '../../db/schema';
import { seedDemoShop } from '../../demo/shop/seed';
import { describeMall } from '../../testing/describe-mall';
import { fullOr } from '../../testing/scale';

const mall = describeMall({}, { reset: false });
beforeAll(async () => {
  await seedDemoShop(mall.db);
});

const found = async (kind: 'product' | 'article', words: string): Promise<number[]> => {
  const typed = [...words].slice(0, 50).join('');
  const { status, body } = await mall.as().get(`/api/search/${kind}/${encodeURIComponent(typed)}`);
  expect([words, status]).toEqual([words, 200]);
  return (body.data as Paged<{ id?: number; p_id?: number }>).list.map(
    ({ id, p_id }) => p_id ?? id ?? 0,
  );
};

/** Of so many products one is searched by each further spelling of its name. */
const ONE_OF = fullOr(4, 1);

const toSimplified = Converter({ from: 'tw', to: 'cn' });

/** The same text in another spelling, as other devices write it. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in full width': (text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  decomposed: (text) => text.normalize('NFD'),
  'in other brackets': (text) => text.replaceAll('（', '【').replaceAll('）', '】'),
  'with zero-width characters': (text) => [...text].join('\u200b'),
  'in simplified characters': toSimplified,
  'without blanks': (text) => text.replace(/\s+/g, ''),
};

describe.each(Object.entries(spellings))('written %s', (_, spell) => {
  test('every product of the demo shop is found by its own name', async () => {
    const all = await mall.db.select().from(products).orderBy(asc(products.id));
    expect(all.length).toBeGreaterThan(100);
    // A spelling that does not change a name adds nothing.
    const respelled = all.filter(({ name }) => spell(name) !== name);
    const wanted = respelled.length === 0 ? all : respelled.filter((_, at) => at % ONE_OF === 0);
    const lost: string[] = [];
    for (const { id, name } of wanted) {
      if (!(await found('product', spell(name))).includes(id)) lost.push(name);
    }
    expect(lost).toEqual([]);
  });
});

test('every public post of the demo shop is found by a phrase of its text', async () => {
  const all = await mall.db.select().from(articles).orderBy(asc(articles.id));
  const lost: string[] = [];
  for (const { id, content, permission } of all) {
    const longest = content.split('\n').sort((one, other) => other.length - one.length)[0] ?? '';
    const phrase = [...longest].slice(0, 30).join('');
    const ids = permission === 1 ? await found('article', phrase) : [id];
    if (!ids.includes(id)) lost.push(phrase);
  }
  expect(lost).toEqual([]);
});
