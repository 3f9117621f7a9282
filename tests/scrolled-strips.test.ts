import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lint-fixtures';

/** How a mouse moves each strip that hides its scrollbar. */
const STRIPS: Readonly<Record<string, string>> = {
  'apps/web/src/components/products/FilterBar.styles.ts': 'scrolls only on a phone',
  'apps/web/src/components/products/ProductShelf.styles.ts': 'buttons in its head',
  'apps/web/src/pages/products/CategoryPills.tsx': 'scrolls only on a phone',
  'packages/ui/src/articles/PostProduct/PostProducts.tsx': 'StripArrows',
  'packages/ui/src/carousel/Carousel/Carousel.styles.ts': 'buttons and dots',
  'packages/ui/src/kit/Gallery/PictureStrip.tsx': 'arrows',
};

const strips = ['apps/desk/src', 'apps/web/src', 'packages/ui/src']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
  .filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return /overflow-x: (?:auto|scroll)/.test(source) && source.includes('scrollbar-width: none');
  });

// A mouse without a horizontal wheel cannot move a strip that has neither a scrollbar nor buttons.
it('every strip without a scrollbar can be moved with a mouse', () => {
  expect(strips.sort()).toEqual(Object.keys(STRIPS).sort());
});
