import type { RoleName } from '@mall/contract/staff';
import { staff } from '../db/schema';
import { startDeskSession } from '../domains/credentials';
import type { TestMall } from '.';
import { callerOf, type TestCaller, type TestReply } from './http';

/** A caller of the staff's API, who keeps the cookie of the desk as a browser does. */
export interface DeskCaller extends TestCaller {
  /** The cookie header of its requests. */
  cookie(): string;
}

/** A colleague who is signed in to the desk. */
export interface TestColleague extends DeskCaller {
  readonly id: number;
  readonly account: string;
  /** A bearer token of the site. */
  readonly siteToken: string;
}

/** How {@link makeColleague} signs in. */
export interface ColleagueOptions {
  readonly name?: string;
  /** Whether the second factor was given. */
  readonly hasFactor?: boolean;
}

/** A caller of the staff's API; nobody is signed in without a token. */
export function deskCaller({ baseUrl }: Pick<TestMall, 'baseUrl'>, token = ''): DeskCaller {
  const caller = callerOf(baseUrl);
  let session = token;
  const cookie = () => `XSRF-TOKEN=x${session && `; desk=${session}`}`;
  const headers = (given: Record<string, string> = {}) => ({
    cookie: cookie(),
    'x-xsrf-token': 'x',
    ...given,
  });
  const keep = (reply: TestReply): TestReply => {
    for (const line of reply.headers.getSetCookie()) {
      session = /^desk=([^;]*)/.exec(line)?.[1] ?? session;
    }
    return reply;
  };
  return {
    cookie,
    get: async (path, given) => keep(await caller.get(path, headers(given))),
    post: async (path, body, given) => keep(await caller.post(path, body, headers(given))),
  };
}

/**
 * Creates a colleague with these roles, signed in to the desk with the second factor.
 *
 * @example
 * const clerk = await makeColleague(mall, ['clerk']);
 * await clerk.get('/api/staff/audit/list');
 */
export async function makeColleague(
  mall: Pick<TestMall, 'baseUrl' | 'db' | 'makeMember'>,
  roles: readonly RoleName[],
  { name = '簡志勇', hasFactor = true }: ColleagueOptions = {},
): Promise<TestColleague> {
  const { id, account, token: siteToken } = await mall.makeMember({ role: 'staff', name });
  await mall.db.insert(staff).values({ memberId: id, displayName: name, roles });
  const token = await startDeskSession(mall.db, id, { hasFactor });
  return { id, account, siteToken, ...deskCaller(mall, token) };
}
