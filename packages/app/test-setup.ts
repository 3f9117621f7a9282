import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

// A busy machine is slow: only the test's own timeout counts.
configure({ asyncUtilTimeout: 50_000 });

// jsdom has no layout, which toasts and refusals of forms use.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** What the test files of a worker share: one that removes a part breaks those after it. */
const SHARED = { globalThis, navigator, document, element: Element.prototype };
const partsOf = () =>
  Object.entries(SHARED).flatMap(([name, object]) =>
    Object.getOwnPropertyNames(object).map((part) => `${name}.${part}`),
  );
let before: readonly string[] = [];
beforeAll(() => void (before = partsOf()));
afterAll(() => {
  const after = new Set(partsOf());
  expect(before.filter((part) => !after.has(part))).toEqual([]);
});
