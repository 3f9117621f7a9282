import { expect, it } from 'vitest';
import { singulars } from './index';

const catalogues = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  '../zh-TW/*.ts',
  { eager: true },
);
const ids = new Set(
  Object.values(catalogues).flatMap((catalogue) =>
    Object.values(catalogue).flatMap((messages) => Object.keys(messages)),
  ),
);
it('has singular forms of messages that exist only', () => {
  const own = Object.keys(singulars).filter((id) => !id.endsWith(' ago'));
  expect(own.filter((id) => !ids.has(id))).toEqual([]);
});
