import { expect, it } from 'vitest';
import { singulars } from './index';
import { wording } from './wording';

const catalogues = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  '../zh-TW/*.ts',
  { eager: true },
);
const ids = new Set(
  Object.values(catalogues).flatMap((catalogue) =>
    Object.values(catalogue).flatMap((messages) => Object.keys(messages)),
  ),
);
const placeholders = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();

it('has a text for messages that exist only, with the same placeholders', () => {
  expect(ids.size).toBeGreaterThan(800);
  for (const [id, text] of Object.entries(wording)) {
    expect(ids, id).toContain(id);
    expect(placeholders(text), id).toEqual(placeholders(id));
    expect(text).not.toBe(id);
  }
});

it('has singular forms of messages that exist only', () => {
  const own = Object.keys(singulars).filter((id) => !id.endsWith(' ago'));
  expect(own.filter((id) => !ids.has(id))).toEqual([]);
});
