import { contract, type DomainName, type Endpoint } from '@mall/contract';
import type { TestMall } from '../index';
import type { AccessCall, AccessCalls } from './calls';
import { communityCalls } from './community.calls';
import { deriveCall } from './derive-call';
import { identityCalls } from './identity.calls';
import type { Role, Fixture } from './fixture';
import { shoppingCalls } from './shopping.calls';

/** The requests of endpoints whose request is not derived. */
export const accessCalls: AccessCalls = { ...identityCalls, ...shoppingCalls, ...communityCalls };

/** An endpoint with its domain and name in the contract. */
export interface NamedEndpoint extends Endpoint {
  readonly domain: DomainName;
  readonly name: string;
}

/** Every endpoint of the contract, in its order. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(
  ([domain, definitions]) =>
    Object.entries<Endpoint>(definitions).map(([name, endpoint]) => ({
      ...endpoint,
      domain: domain as DomainName,
      name,
    })),
);

/** Returns the request that a role sends to an endpoint: its own, else a derived one. */
export async function callFor(
  endpoint: NamedEndpoint,
  fixture: Fixture,
  role: Role,
): Promise<AccessCall> {
  const { domain, name } = endpoint;
  const calls: Readonly<
    Record<string, (fixture: Fixture, role: Role) => AccessCall | Promise<AccessCall>>
  > = accessCalls[domain] ?? {};
  return calls[name]?.(fixture, role) ?? deriveCall(domain, endpoint, fixture);
}

/** Sends a request over HTTP. */
export function send(
  { baseUrl }: Pick<TestMall, 'baseUrl'>,
  { method, path }: NamedEndpoint,
  { params = {}, query, body, form, origin }: AccessCall,
  token: string | undefined,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (origin !== undefined) headers.set('origin', origin);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(baseUrl + filled + search, {
    method,
    headers,
    ...(sent === undefined || method === 'GET' ? {} : { body: sent }),
  });
}
