import { afterEach, expect, it, vi } from 'vitest';
import script from '../../public/unsupported-browser.js?raw';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const load = () => {
  new Function(script)();
  return document.querySelector('[role=alert]')?.textContent;
};
const supporting = (...known: string[]) =>
  vi.stubGlobal('CSS', { supports: (...asked: string[]) => known.includes(asked[0] ?? '') });

it('says nothing in a browser that the site runs in', () => {
  supporting('color', 'selector(:has(a))');
  expect(load()).toBeUndefined();
});

it.each([[['color']], [['selector(:has(a))']], [[]]])('knows an older one: %j', (known) => {
  supporting(...known);
  expect(load()).toMatch(/瀏覽器版本較舊/);
});

it('knows one that cannot even be asked', () => {
  vi.stubGlobal('CSS', undefined);
  expect(load()).toMatch(/瀏覽器版本較舊/);
});

it('knows one that knows the CSS, but not the patterns, as Safari 16.2 does', () => {
  supporting('color', 'selector(:has(a))');
  vi.stubGlobal('RegExp', function refuse() {
    throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  });
  const said = load();
  vi.unstubAllGlobals();
  expect(said).toMatch(/瀏覽器版本較舊/);
});

it('can be read by any browser', () => {
  expect(script).not.toMatch(/\b(const|let|class|async)\b|=>|`|\?\.|\?\?/);
});
