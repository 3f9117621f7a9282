import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom knows no pointer capture, which a toast asks about when it is pressed.
Element.prototype.hasPointerCapture ??= () => false;

afterEach(cleanup);
