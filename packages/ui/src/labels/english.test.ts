import { describe, expect, it } from 'vitest';
import * as english from './en/index';
import type { UiLabelPack } from './types/label-pack';

/** Returns every text of a label set; functions are called with sample arguments. */
function sentencesOf(labels: unknown): string[] {
  if (typeof labels === 'string') return [labels];
  if (typeof labels === 'function') return sentencesOf(Reflect.apply(labels, undefined, [7, 8, 9]));
  if (typeof labels !== 'object' || labels === null) return [];
  return Object.values(labels).flatMap(sentencesOf);
}

describe('the English labels of the kit', () => {
  const all: Required<UiLabelPack> = english;

  it.each(Object.entries(all))('contain no Chinese in %s', (_part, labels) => {
    const sentences = sentencesOf(labels);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => /\p{Script=Han}/u.test(sentence))).toEqual([]);
  });
});
