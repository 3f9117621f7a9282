import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow: the test's own time limit applies.
configure({ asyncUtilTimeout: 50_000 });

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

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
