import { describe, expect, it } from 'vitest';

type Catalogue = Readonly<Record<string, string>>;

/** The files that may use messages, of the sites and of what they share. */
const sources = import.meta.glob<string>(
  ['../apps/{web,desk}/src/**/*.{ts,tsx}', '../packages/app/src/**/*.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
/** The names of messages that the contract and the post editor pass to a site. */
const passed = import.meta.glob<string>(
  ['../packages/contract/src/*.ts', '../packages/hooks/src/articles/editor/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const modules = import.meta.glob<Record<string, unknown>>(
  ['../apps/{web,desk}/src/messages/zh-TW/*.ts', '../packages/app/src/messages/zh-TW/*.ts'],
  { eager: true },
);

/** The app or package of a file: `../apps/web`. */
const rootOf = (file: string) => file.split('/').slice(0, 3).join('/');

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

it('finds the catalogues of the site and of the shared package', () => {
  expect(catalogues.length).toBeGreaterThan(40);
  expect(catalogues.map(({ file }) => rootOf(file))).toEqual(
    expect.arrayContaining(['../apps/web', '../packages/app']),
  );
});

describe.each(catalogues)('$file $name', ({ file, name, catalogue }) => {
  if (!isCatalogue(catalogue)) throw new Error(`${name} is no catalogue`);
  const entries = Object.entries(catalogue);
  // A screen that uses a message also imports its catalogue.
  const users = Object.entries(sources)
    .filter(([path]) => path !== file && rootOf(path) === rootOf(file))
    .flatMap(([, text]) => (text.includes(name) ? text : []))
    .concat(Object.values(passed));

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
