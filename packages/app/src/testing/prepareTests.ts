import { prepareJsdom } from '@mall/ui/jsdom';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** What the test files of a worker share. */
const SHARED = { globalThis, navigator, document, element: Element.prototype };
const partsOf = () =>
  Object.entries(SHARED).flatMap(([name, object]) =>
    Object.getOwnPropertyNames(object).map((part) => `${name}.${part}`),
  );

/**
 * Prepares jsdom for the tests of a site, cleans up after each of them, and fails a file that removes a part of jsdom
 * which the files after it in its worker use. Called by the setup file of a test project.
 *
 * @example
 * import '@testing-library/jest-dom/vitest';
 * prepareTests();
 */
export function prepareTests(): void {
  // A busy machine is slow: only the test's own timeout counts.
  configure({ asyncUtilTimeout: 50_000 });

  prepareJsdom();

  // jsdom evaluates no media queries: none matches, as on a phone.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

  // A visitor with a browser in another language is offered that one.
  Object.defineProperty(navigator, 'language', { value: 'zh-TW', configurable: true });

  let before: readonly string[] = [];
  beforeAll(() => void (before = partsOf()));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    const after = new Set(partsOf());
    expect(before.filter((part) => !after.has(part))).toEqual([]);
  });
}
