import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow: only the test's own timeout counts.
configure({ asyncUtilTimeout: 50_000 });

// jsdom has no layout, from which a menu, a tooltip or a switch reads its size and position.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom lacks pointer capture, which a toast uses on press.
Element.prototype.hasPointerCapture ??= () => false;

afterEach(cleanup);
