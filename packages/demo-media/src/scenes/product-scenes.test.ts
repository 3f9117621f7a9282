import { expect, it } from 'vitest';
import { productScenes, type Look } from './product-scenes';
import type { Stage } from './scene';

/** The stages of the pictures of 84 products that show the same. */
const stagesOf = (look: Look) =>
  new Set(
    Array.from({ length: 84 }, (_, id) => productScenes({ id, slug: 'product', look })).flatMap(
      (entries) => entries.map(([, scene]) => scene.stage),
    ),
  );

const look = (main: Look['main'], aside: Look['aside']): Look => ({ mood: 'warm', main, aside });

it('products that are sent as they are appear in a box, in hands and from above', () => {
  const stages = stagesOf(look(['🥭', '🥭', '🥭'], ['🍊', '🥝']));
  for (const stage of ['box', 'hands', 'worktop', 'podium', 'cloth'] as const)
    expect(stages).toContain<Stage>(stage);
});

it.each([
  ['soup', look(['🍲', '🍲', '🍲'], ['🍚', '🥬'])],
  ['raw fish', look([{ shape: 'fillet', color: '#E9A08A' }], ['🍋', '🍚'])],
])('%s appears neither in a box, nor in bare hands, nor from above', (_, dish) => {
  const stages = stagesOf(dish);
  for (const stage of ['box', 'hands', 'worktop'] as const)
    expect(stages).not.toContain<Stage>(stage);
});
