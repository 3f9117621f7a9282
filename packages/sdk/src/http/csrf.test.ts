import { describe, expect, it, vi } from 'vitest';
import { createCsrf } from './csrf';

describe('the CSRF cookie', () => {
  it('is fetched once when several writes wait for it', async () => {
    const fetchCookie = vi.fn(() => Promise.resolve());
    const csrf = createCsrf(fetchCookie, () => 'xsrf');
    await Promise.all(Array.from({ length: 50 }, () => csrf.ready()));
    expect(fetchCookie).toHaveBeenCalledOnce();
  });

  it('is fetched again by the first write after 60 minutes', async () => {
    let now = 0;
    const fetchCookie = vi.fn(() => Promise.resolve());
    const csrf = createCsrf(
      fetchCookie,
      () => 'xsrf',
      () => now,
    );
    await csrf.ready();
    now = 3_600_000 - 1;
    await csrf.ready();
    expect(fetchCookie).toHaveBeenCalledOnce();
    now = 3_600_000;
    await csrf.ready();
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });

  it('lets a write continue when fetching fails, and is fetched again with the next write', async () => {
    const fetchCookie = vi.fn(() => Promise.reject(new Error('offline')));
    const csrf = createCsrf(fetchCookie, () => null);
    await csrf.ready();
    await csrf.ready();
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });
});
