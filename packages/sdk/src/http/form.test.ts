import { afterAll, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { setupMall } from '../testing/setup';

/** A page of a storefront, whose browser enforces CORS. Runs beside this program, not in its place. */
const globals = {} as { jsdom: { readonly window: typeof globalThis } };
const url = 'https://club.example';
const environment = await builtinEnvironments.jsdom.setup(globals as never, { jsdom: { url } });
const { window: page } = globals.jsdom;
const setup = setupMall({ storefrontOrigins: [url] });
for (const name of ['XMLHttpRequest', 'FormData', 'Blob'] as const) vi.stubGlobal(name, page[name]);
afterAll(async () => {
  vi.unstubAllGlobals();
  await environment.teardown(globals as never);
});

describe('an upload in a page', () => {
  it('reports its progress, and the request id when it is refused', async () => {
    const mall = await setup.signedIn();
    const received: number[] = [];
    const call = mall.members.saveAvatar(new page.Blob(['no picture']), {
      onProgress: (sent) => received.push(sent),
    });
    await expect(call).rejects.toMatchObject({
      failure: 'mediaUnsupported',
      requestId: expect.stringMatching(/^[\w-]{8,}$/) as string,
    });
    expect(received.at(-1)).toBe(1);
  });

  it('is aborted by its signal', async () => {
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    const mall = await setup.signedIn();
    await expect(mall.members.saveAvatar(new page.Blob(['no picture']), { signal })).rejects.toBe(
      reason,
    );
  });
});
