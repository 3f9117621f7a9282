import { describe, expect, it } from 'vitest';
import { createMall } from './client';
import { MallError } from './errors';
import { setupMall } from './testing/setup';

const setup = setupMall();

/** Creates a client that records the request ids of its responses. */
function recordingClient() {
  const ids: (string | null)[] = [];
  const mall = createMall({
    baseUrl: setup.server.baseUrl,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      ids.push(response.headers.get('x-request-id'));
      return response;
    },
  });
  return { mall, ids };
}

const errorOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof MallError)) throw new Error('It was not refused');
  return error;
};

describe('an error has the request id', () => {
  it('of a call', async () => {
    const { mall, ids } = recordingClient();
    const { requestId } = await errorOf(mall.products.detail(404));
    expect(requestId).toMatch(/^[\w-]{8,}$/);
    expect([requestId]).toEqual(ids);
  });

  it('of a multipart form', async () => {
    const { mall, ids } = recordingClient();
    const { requestId } = await errorOf(mall.members.saveAvatar(new Blob(['nothing'])));
    expect([requestId]).toEqual(ids);
  });

  it('of an anonymous form, in its envelope', async () => {
    const { mall, ids } = recordingClient();
    const { valid, request_id } = await mall.postForm('/api/forget', {});
    expect(valid).toBe(false);
    expect([request_id]).toEqual(ids);
  });

  it('of a message of the live chat', async () => {
    const live = await (await setup.signedIn()).chat.open();
    const { requestId } = await errorOf(
      live?.send({ type: 1, text: ' ' }) ?? Promise.reject(new Error('closed')),
    );
    live?.close();
    expect(requestId).toMatch(/^[\w-]{8,}$/);
  });
});
