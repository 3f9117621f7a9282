import { contract, type Endpoint } from '@mall/contract';
import type { Answers, CallName } from './answers';
import { Refusal } from './refusal';

/** An endpoint of the contract, found by what was requested. */
export interface Route {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  /** The parts of the path by name, as they were written. */
  readonly params: Readonly<Record<string, string>>;
}

/** `/api/product/list/{category}` as a pattern; before it there may be a folder. */
const patternOf = (path: string) =>
  new RegExp(`${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

const routes = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    call: `${domain}.${name}` as CallName,
    endpoint,
    pattern: patternOf(endpoint.path),
  })),
);

/** The endpoint that a request means; undefined: the contract has none there. */
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

/** Throws when a reply is not what the contract says that the call gives: a test that relied on it would prove nothing. */
export function mustFit(call: CallName, reply: unknown): void {
  const schema = routes.find((route) => route.call === call)?.endpoint.reply;
  if (!schema) throw new Error(`The contract has no call ${call}`);
  const { success, error } = schema.safeParse(reply);
  if (success) return;
  const at = error.issues[0]?.path.join('.') || 'its root';
  throw new Error(`The answer to ${call} does not fit the contract at ${at}`);
}

/** The same for all answers that are known by now. */
export function mustFitAll(answers: Answers): void {
  for (const [call, answer] of Object.entries(answers))
    if (!(answer instanceof Refusal) && typeof answer !== 'function')
      mustFit(call as CallName, answer);
}
