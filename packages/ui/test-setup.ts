import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { prepareJsdom } from './src/jsdom';

// A busy machine is slow: only the test's own timeout counts.
configure({ asyncUtilTimeout: 50_000 });

prepareJsdom();

afterEach(cleanup);
