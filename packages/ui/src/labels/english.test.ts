import { describe, expect, it } from 'vitest';
import * as english from './en/index';
import type { UiLabelPack } from './types/label-pack';

/** Every sentence of some words; those that take a number or a name are given one. */
function said(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return said(Reflect.apply(words, undefined, [7, 8, 9]));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(said);
}

describe('the words of the kit in English', () => {
  const all: Required<UiLabelPack> = english;

  it.each(Object.entries(all))('leave no Chinese in %s', (_part, words) => {
    const sentences = said(words);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => /\p{Script=Han}/u.test(sentence))).toEqual([]);
  });
});
