import {
  startTestMall,
  type TestColleague,
  type TestMall,
  type TestMember,
} from '@mall/server/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMall, type Mall } from '../client';
import { isMallError } from '../errors';
import type { FailureName } from '@mall/contract/failure-codes';
import { createStaffMall, type StaffMall } from '../staff';
import type { MemberProfile } from '../types';

/** The real server for one test file; its data is reset before each test. */
export interface TestSetup {
  readonly server: TestMall;
  /** A client with nobody signed in. */
  guest(): Mall;
  /** A client with a member signed in; creates a new member by default. */
  signedIn(member?: TestMember): Promise<Mall>;
  /** A client of the staff's API with a colleague signed in; it reconnects immediately. */
  atDesk(colleague: TestColleague): Promise<StaffMall>;
}

/**
 * Starts the server for a test file; call it once, at the top level.
 *
 * @param overrides server options for this file.
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
    async atDesk(colleague) {
      const staff = createStaffMall({
        baseUrl: server.baseUrl,
        socketRetryDelay: 200,
        // Gives the client the cookie that the server set when the colleague signed in.
        async fetch(input, init) {
          const response = await fetch(input, init);
          const headers = new Headers(response.headers);
          headers.append('set-cookie', /desk=[^;]+/.exec(colleague.cookie())?.[0] ?? '');
          return new Response(response.body, { status: response.status, headers });
        },
      });
      await staff.session.get().catch(() => {});
      return staff;
    },
  };
}

/** The failure name of a rejected call, if it is among `names`; undefined otherwise. */
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
