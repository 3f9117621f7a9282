import { createMall, memoryStorage, type Mall } from '@mall/sdk';
import { createMockMall, replies, type MockMall } from '@mall/sdk/testing/mock';

/**
 * The visitor of a recipe. A first-time buyer is signed in, and has no address, no order and an
 * empty cart.
 */
export type Visitor = 'guest' | 'firstTime' | 'member';

/** Creates a client with a mock server, signed in unless the visitor is a guest. */
export function openMall(
  visitor: Visitor,
  answers: Parameters<typeof createMockMall>[0],
): { readonly mall: Mall; readonly mock: MockMall } {
  const mock = createMockMall(answers);
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  if (visitor !== 'guest') mall.session.start('token', replies.members.profile);
  return { mall, mock };
}
