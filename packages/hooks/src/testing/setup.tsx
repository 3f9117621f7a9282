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
import { forgetCheckout } from '../checkout/forget';
import { MallProvider } from '../provider';
import { createMallQueryClient } from '../query-client';
import { createNetwork, isCallUnderWay, type Network } from './network';

// A machine with other work to do takes its time: a test's own limit is the one that counts.
configure({ asyncUtilTimeout: 50_000 });

/** A mall as a test calls it: its client, and the network it calls over. */
export interface TestClient {
  readonly mall: Mall;
  readonly network: Network;
}

/** A rendered hook, and the query cache behind it. */
export type RenderedHook<Result> = RenderHookResult<Result, unknown> & {
  readonly client: QueryClient;
};

/** The real server for one file of tests, emptied before each. */
export interface TestSetup {
  readonly server: TestMall;
  /** A client of it with nobody signed in. */
  guest(storage?: MallStorage): TestClient;
  /** A client of it, signed in as `member`. */
  signedIn(member: TestMember, storage?: MallStorage): Promise<TestClient>;
}

/** Starts the server for a file of tests; call it once, at the top. */
export function setupMall(): TestSetup {
  let server: TestMall;
  beforeAll(async () => {
    server = await startTestMall();
  });
  beforeEach(async () => {
    await server.reset();
    localStorage.clear();
    sessionStorage.clear();
    // Ids begin at 1 again: what the page itself still holds would be this test's member's.
    forgetCheckout();
  });
  afterEach(cleanup);
  afterAll(() => server.stop());

  const guest = (storage = memoryStorage()): TestClient => {
    const network = createNetwork();
    return {
      mall: createMall({ baseUrl: server.baseUrl, fetch: network.fetch, storage }),
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

/** Starts the session of `member`, as signing in does. */
export async function signIn(server: TestMall, mall: Mall, member: TestMember): Promise<void> {
  const { body } = await server.as(member).get('/api/member/profile');
  mall.session.start(member.token, body.data as MemberProfile);
}

/** So often one thing may lead to the next before a call is made of it, or it is drawn. */
const TURNS = 8;

/**
 * Resolves when no call is under way any more, and none is about to be made: what the cache knows by
 * then is drawn. Calls that a test holds are not waited for.
 */
export const drawn = (): Promise<void> =>
  act(async () => {
    for (let quiet = 0; quiet < TURNS; quiet += 1) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      if (isCallUnderWay()) quiet = -1;
    }
  });

/** Renders a hook below a {@link MallProvider}. */
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
