import { expect, it } from 'vitest';
import { singulars } from '.';

it('has the same placeholders in the singular and the plural', () => {
  const placeholders = (text: string) => text.match(/\{\d\}/g);
  for (const [plural, singular] of Object.entries(singulars)) {
    expect(placeholders(singular)).toEqual(placeholders(plural));
  }
});
