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

it('shows nothing when the browser is supported', () => {
  supporting('color', 'selector(:has(a))');
  expect(load()).toBeUndefined();
});

it.each([[['color']], [['selector(:has(a))']], [[]]])(
  'shows a message in an older browser: %j',
  (known) => {
    supporting(...known);
    expect(load()).toMatch(/瀏覽器版本較舊/);
  },
);

it('shows a message in a browser without `CSS.supports`', () => {
  vi.stubGlobal('CSS', undefined);
  expect(load()).toMatch(/瀏覽器版本較舊/);
});

it('shows a message in a browser without lookbehind, such as Safari 16.2', () => {
  supporting('color', 'selector(:has(a))');
  vi.stubGlobal('RegExp', function refuse() {
    throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  });
  const message = load();
  vi.unstubAllGlobals();
  expect(message).toMatch(/瀏覽器版本較舊/);
});

it('contains only ES5 syntax', () => {
  expect(script).not.toMatch(/\b(const|let|class|async)\b|=>|`|\?\.|\?\?/);
});
