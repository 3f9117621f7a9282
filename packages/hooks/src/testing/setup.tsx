import { startTestMall, type TestMall, type TestMember } from '@mall/server/testing';
import {
  createMall,
  memoryStorage,
  type Mall,
  type MallStorage,
  type MemberProfile,
} from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, renderHook, type RenderHookResult } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { clearCheckout } from '../checkout/clear-checkout';
import { MallProvider } from '../provider';
import { createMallQueryClient } from '../query/query-client';
import { createNetwork, disconnectAll, hasRequestsInFlight, type Network } from './network';

// Generous, because a busy machine is slow: the timeout of the test itself is the one that counts.
configure({ asyncUtilTimeout: 50_000 });

/** An SDK client and the network that it uses. */
export interface TestClient {
  readonly mall: Mall;
  readonly network: Network;
}

/** A rendered hook, and the query cache behind it. */
export type RenderedHook<Result> = RenderHookResult<Result, unknown> & {
  readonly client: QueryClient;
};

/** The real server for one test file; its data is reset before each test. */
export interface TestSetup {
  readonly server: TestMall;
  /** A client with nobody signed in. */
  guest(storage?: MallStorage): TestClient;
  /** A client signed in as `member`. */
  signedIn(member: TestMember, storage?: MallStorage): Promise<TestClient>;
}

/** Starts the server for a test file; call it once, at the top level. */
export function setupMall(overrides?: Parameters<typeof startTestMall>[0]): TestSetup {
  let server: TestMall;
  beforeAll(async () => {
    server = await startTestMall(overrides);
    // A client loads its HTTP library with its first call; faked timers would not wait for that.
    await createMall({
      baseUrl: server.baseUrl,
      storage: memoryStorage(),
      csrf: false,
    }).configs.get();
  });
  beforeEach(async () => {
    await server.reset();
    localStorage.clear();
    sessionStorage.clear();
    // Ids restart at 1, so data left in the page would belong to this test's member.
    clearCheckout();
  });
  afterEach(async () => {
    cleanup();
    await disconnectAll();
  });
  afterAll(() => server.stop());

  const guest = (storage = memoryStorage()): TestClient => {
    const network = createNetwork();
    return {
      mall: createMall({
        // Like a page on the server's own origin, which a test's page is not.
        csrf: {},
        baseUrl: server.baseUrl,
        fetch: network.fetch,
        storage,
      }),
      network,
    };
  };
  return {
    get server() {
      return server;
    },
    guest,
    async signedIn(member, storage) {
      const testClient = guest(storage);
      await signIn(server, testClient.mall, member);
      return testClient;
    },
  };
}

/** Starts the session of `member`, like a sign-in. */
export async function signIn(server: TestMall, mall: Mall, member: TestMember): Promise<void> {
  const { body } = await server.as(member).get('/api/member/profile');
  mall.session.start(member.token, body.data as MemberProfile);
}

/** How many event-loop turns without requests count as idle: one effect may trigger the next. */
const TURNS = 8;

/**
 * Resolves when no request is in flight or about to start, and the cached data is rendered. Does
 * not wait for requests that a test holds.
 */
export const waitForIdle = (): Promise<void> =>
  act(async () => {
    for (let quiet = 0; quiet < TURNS; quiet += 1) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      if (hasRequestsInFlight()) quiet = -1;
    }
  });

/** Renders a hook inside a {@link MallProvider}. */
export function renderHookWithMall<Result>(
  { mall }: Pick<TestClient, 'mall'>,
  hook: () => Result,
  client: QueryClient = createMallQueryClient(),
): RenderedHook<Result> {
  const rendered = renderHook(hook, {
    wrapper: ({ children }) => (
      <MallProvider mall={mall} queryClient={client}>
        {children}
      </MallProvider>
    ),
  });
  return { ...rendered, client };
}
