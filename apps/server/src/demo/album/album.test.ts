import { composeScene } from '@mall/demo-media/paint';
import { describe, expect, it } from 'vitest';
import { pictureNames, recipeOf } from './album';

describe('the album', () => {
  it('has one picture per name', () => {
    const names = pictureNames();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(600);
    expect(names.filter((name) => recipeOf(name) === null)).toEqual([]);
  });

  it('has product pictures of 3 to 20 KB', async () => {
    const cards = pictureNames().filter((name) => /^products\/.+-1\.avif$/.test(name));
    const sizes: number[] = [];
    for (const name of cards.filter((_, i) => i % 8 === 0)) {
      const recipe = recipeOf(name);
      if (recipe?.kind !== 'scene') throw new Error(`${name} has no scene`);
      sizes.push((await composeScene(recipe.scene)).length);
    }
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThan(3_000);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
  });

  it.each(['products/none-1.avif', '../package.json', '', 'logo.svg/..', 'logo/640.avif'])(
    'has no recipe for %j',
    (name) => {
      expect(recipeOf(name)).toBeNull();
    },
  );
});
