import type { RoleName } from '@mall/contract/staff';
import { staff } from '../db/schema';
import { startDeskSession } from '../domains/credentials';
import type { TestMall } from './test-mall';
import type { Client } from '../kernel/viewer';
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

/** Where the requests of tests come from. */
const TEST_CLIENT: Client = { network: '127.0.0.1', userAgent: 'test' };

/** How {@link makeColleague} signs in. */
export interface ColleagueOptions {
  readonly name?: string;
  /** Whether the second factor was given. */
  readonly hasFactor?: boolean;
}

/** A caller of the staff's API; nobody is signed in without a token. */
export const deskCaller = ({ baseUrl }: Pick<TestMall, 'baseUrl'>, token = ''): DeskCaller =>
  deskCallerOver(callerOf(baseUrl), token);

/** A caller of the staff's API over another one, which sends its requests. */
export function deskCallerOver(caller: TestCaller, token = ''): DeskCaller {
  const cookies = new Map(token === '' ? [] : [['desk', token]]);
  const cookie = () => ['XSRF-TOKEN=x', ...[...cookies].map((pair) => pair.join('='))].join('; ');
  const headers = (given: Record<string, string> = {}) => ({
    cookie: cookie(),
    'x-xsrf-token': 'x',
    ...given,
  });
  const keep = (reply: TestReply): TestReply => {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(desk\w*)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return {
    cookie,
    get: async (path, given) => keep(await caller.get(path, headers(given))),
    post: async (path, body, given) => keep(await caller.post(path, body, headers(given))),
  };
}

/** Signs a colleague in to the desk on another device. */
export async function signInAtDesk(
  mall: Pick<TestMall, 'baseUrl' | 'db'>,
  id: number,
  client: Partial<Client> = {},
): Promise<DeskCaller> {
  const from = { ...TEST_CLIENT, ...client };
  return deskCaller(mall, await startDeskSession(mall.db, id, from, { hasFactor: true }));
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
  const token = await startDeskSession(mall.db, id, TEST_CLIENT, { hasFactor });
  return { id, account, siteToken, ...deskCaller(mall, token) };
}
