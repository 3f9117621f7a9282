import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lint-fixtures';

const FOLDERS = [
  'apps/desk/src',
  'apps/web/src',
  'packages/app/src',
  'packages/ui/src',
  'examples/storefront/src',
];

/** The selectors with `:hover` that also apply on a touch screen. */
function hoverOnTouch(source: string): string[] {
  const css = source
    .replaceAll('${media.hover}', '@media (hover: hover)')
    .replaceAll(/\$\{[^{}]*\}/g, 'x');
  const found: string[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    const selector = css.slice(from, index).trim();
    if (mark === '{') {
      open.push(selector);
      const isGuarded = open.some((each) => each.includes('(hover: hover)'));
      if (selector.includes(':hover') && !isGuarded) found.push(selector);
    }
    if (mark === '}') open.pop();
    from = index + 1;
  }
  return found;
}

it('finds a hover style outside the media query', () => {
  expect(hoverOnTouch('a { &:hover:not(:disabled) { b: ${color.c}; } }')).toEqual([
    '&:hover:not(:disabled)',
  ]);
  expect(hoverOnTouch('a { ${media.hover} { &:hover { b: c; } } }')).toEqual([]);
});

// A touch screen keeps `:hover` on the element that was tapped last: a chosen filter looked unchosen.
it('hover styles apply only on devices that hover', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const wrong = sources.flatMap((file) =>
    hoverOnTouch(readFileSync(path.join(root, file), 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(wrong).toEqual([]);
});
