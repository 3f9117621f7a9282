import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock during each test of a file, so that an authenticator app shows the same code all the time. */
export function stopClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}
