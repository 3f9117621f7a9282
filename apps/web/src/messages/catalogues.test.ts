import { describe, expect, it } from 'vitest';
import type { Catalogue } from './useMessages';

/** Every file with messages: the site, the contract, and the editor hooks. */
const sources: Record<string, string> = {
  ...import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(
    [
      '../../../../packages/contract/src/*.ts',
      '../../../../packages/hooks/src/articles/editor/*.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
};
const modules = import.meta.glob<Record<string, unknown>>('./zh-TW/*.ts', { eager: true });

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const catalogues = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => name.endsWith('Messages') && typeof value !== 'function')
    .map(([name, catalogue]) => ({ file, name, catalogue })),
);

/** Counts how often the sources contain a message id between quotes. */
const namings = (id: string, files: string[]) =>
  files.reduce(
    (count, text) => count + text.split(`'${id}'`).length - 1 + text.split(`"${id}"`).length - 1,
    0,
  );

const placeholders = (text: string) => [...text.matchAll(/\{\d+\}/g)].map(([one]) => one).sort();

it('lists the catalogues of all screens', () => {
  expect(catalogues.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
    [
      "addingMessages",
      "addressMessages",
      "analyticsMessages",
      "articleMessages",
      "authMessages",
      "benefitMessages",
      "cartMessages",
      "chatMessages",
      "checkoutMessages",
      "commonMessages",
      "completeMessages",
      "dayMessages",
      "dealerMessages",
      "dealersOnlyMessages",
      "editorMessages",
      "embeddingMessages",
      "errorMessages",
      "fieldMessages",
      "footerMessages",
      "forgottenMessages",
      "infoMessages",
      "intentMessages",
      "memberMenuMessages",
      "memberMessages",
      "menuMessages",
      "noticeMessages",
      "noticeSettingMessages",
      "offlineMessages",
      "orderMessages",
      "productMessages",
      "relativeTimeMessages",
      "requestLogMessages",
      "searchMessages",
      "settingMessages",
      "sharedArticleMessages",
      "sharedCheckoutMessages",
      "sharedCouponMessages",
      "sharedOrderMessages",
      "sharedProductMessages",
      "sharedSearchMessages",
      "shellMessages",
      "socialMessages",
      "timeMessages",
    ]
  `);
});

describe.each(catalogues)('$name', ({ file, name, catalogue }) => {
  if (!isCatalogue(catalogue)) throw new Error(`${name} is no catalogue`);
  const entries = Object.entries(catalogue);
  // A screen that uses a message also imports its catalogue.
  const users = Object.entries(sources)
    .filter(([path, text]) => path !== file && (text.includes(name) || path.includes('/packages/')))
    .map(([, text]) => text);

  it('has texts in Traditional Chinese', () => {
    expect(entries.filter(([, text]) => !/\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it('has ids in English', () => {
    expect(entries.filter(([id]) => /\p{Script=Han}/u.test(id))).toEqual([]);
  });

  it('has the same placeholders in both languages', () => {
    expect(
      entries.filter(([id, text]) => `${placeholders(id)}` !== `${placeholders(text)}`),
    ).toEqual([]);
  });

  it('has no unused message', () => {
    const own = [(sources[file] ?? '').split('} as const')[1] ?? ''];
    expect(entries.map(([id]) => id).filter((id) => namings(id, [...users, ...own]) === 0)).toEqual(
      [],
    );
  });
});
