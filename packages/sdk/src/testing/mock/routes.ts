import { contract, type Endpoint } from '@mall/contract';
import type { Answers, CallName } from './answers';
import { Refusal } from './refusal';

/** An endpoint of the contract, found by the request. */
export interface Route {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  /** The parameters of the path by name, unparsed. */
  readonly params: Readonly<Record<string, string>>;
}

/** The pattern of `/api/product/list/{category}`; a folder may precede it. */
const patternOf = (path: string) =>
  new RegExp(`${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

const routes = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    call: `${domain}.${name}` as CallName,
    endpoint,
    pattern: patternOf(endpoint.path),
  })),
);

/** Returns the endpoint of a request; undefined when the contract has none. */
export function routeOf(method: string, pathname: string): Route | undefined {
  for (const { call, endpoint, pattern } of routes) {
    const found = endpoint.method === method && pattern.exec(pathname);
    if (!found) continue;
    const parts = Object.entries(found.groups ?? {});
    const params = Object.fromEntries(
      parts.map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    return { call, endpoint, params };
  }
  return undefined;
}

/**
 * Throws when a reply does not match the contract. A test that relied on such a reply would prove
 * nothing.
 */
export function assertReply(call: CallName, reply: unknown): void {
  const schema = routes.find((route) => route.call === call)?.endpoint.reply;
  if (!schema) throw new Error(`The contract has no call ${call}`);
  const { success, error } = schema.safeParse(reply);
  if (success) return;
  const at = error.issues[0]?.path.join('.') || 'its root';
  throw new Error(`The answer to ${call} does not fit the contract at ${at}`);
}

/** Checks all answers that are already known. */
export function assertAnswers(answers: Answers): void {
  for (const [call, answer] of Object.entries(answers))
    if (!(answer instanceof Refusal) && typeof answer !== 'function')
      assertReply(call as CallName, answer);
}
