import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const domains = path.resolve(import.meta.dirname, '../apps/server/src/domains');

/** Whether a file decides or keeps something: then it has no business with words. */
const isInside = (file: string) =>
  /\.(service|policy|repo)\.ts$/.test(file) && !file.includes('planted');

/** Names a language, or asks in which one somebody reads. */
const namesLanguage = (text: string) => /\b[Ll]anguage\b/.test(text.replace(/\/\*[^]*?\*\//g, ''));

it('services, policies and queries know no language: what they say is data', async () => {
  const files = (await readdir(domains, { recursive: true })).filter(isInside);
  expect(files.length).toBeGreaterThan(80);
  const texts = await Promise.all(files.map((file) => readFile(path.join(domains, file), 'utf8')));
  expect(files.filter((_, at) => namesLanguage(texts[at] ?? ''))).toEqual([]);
});

it('says so of one that does', () => {
  expect(isInside('cart/cart.service.ts')).toBe(true);
  expect(namesLanguage('export const f = (language: string) => language;')).toBe(true);
  expect(namesLanguage("import type { Language } from '@mall/contract/messages';")).toBe(true);
  expect(namesLanguage('/** In any language. */')).toBe(false);
});
