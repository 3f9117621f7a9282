import { startTestMall, type TestMall, type TestMember } from '@mall/server/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMall, type Mall } from '../client';
import { isMallError } from '../errors';
import type { FailureName } from '@mall/contract/failure-codes';
import type { MemberProfile } from '../types';

/** The real server for one file of tests, emptied before each. */
export interface TestSetup {
  readonly server: TestMall;
  /** A mall with nobody signed in. */
  guest(): Mall;
  /** A mall with a member signed in: a new one unless given. */
  signedIn(member?: TestMember): Promise<Mall>;
}

/**
 * Starts the server for a file of tests; call it once, at the top.
 *
 * @param overrides what this file's mall should be told otherwise.
 */
export function setupMall(overrides?: Parameters<typeof startTestMall>[0]): TestSetup {
  let server: TestMall;
  beforeAll(async () => {
    server = await startTestMall(overrides);
  });
  beforeEach(() => server.reset());
  afterAll(() => server.stop());
  const guest = () => createMall({ baseUrl: server.baseUrl });
  return {
    get server() {
      return server;
    },
    guest,
    async signedIn(member) {
      const { token } = member ?? (await server.makeMember());
      const mall = guest();
      const { body } = await server.as({ token }).get('/api/member/profile');
      mall.session.start(token, body.data as MemberProfile);
      return mall;
    },
  };
}

/** The name that the catalogue has for a call's refusal; undefined when it was not refused. */
export async function refusalOf(
  call: Promise<unknown>,
  ...names: FailureName[]
): Promise<FailureName | undefined> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return names.find((name) => isMallError(error, name));
}
