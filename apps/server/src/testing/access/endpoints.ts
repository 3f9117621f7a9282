import { contract, type DomainName, type Endpoint } from '@mall/contract';
import type { TestMall } from '../index';
import type { AccessCall, AccessCalls } from './calls';
import { communityCalls } from './community.calls';
import { identityCalls } from './identity.calls';
import type { Role, Fixture } from './fixture';
import { shoppingCalls } from './shopping.calls';

/** A request for every endpoint. */
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

/** The request that a role sends to an endpoint in a scene. */
export async function callFor(
  { domain, name }: NamedEndpoint,
  fixture: Fixture,
  role: Role,
): Promise<AccessCall> {
  const calls: Readonly<
    Record<string, (fixture: Fixture, role: Role) => AccessCall | Promise<AccessCall>>
  > = accessCalls[domain];
  const made = calls[name];
  if (!made) throw new Error(`No call for ${domain}.${name}`);
  return made(fixture, role);
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
