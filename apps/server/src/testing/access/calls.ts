import type { DomainName, EndpointName } from '@mall/contract';
import type { Role, Scene } from './scene';

/** One call as a role makes it, and what it must be answered with beyond what the contract's access says. */
export interface SceneCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Multipart instead of JSON. */
  readonly form?: FormData;
  /** It is about something of the member's: everyone else is told that there is no such thing. */
  readonly owned?: true;
  /** Where it differs from 200 for a role that may call. */
  readonly status?: Partial<Readonly<Record<Role, number>>>;
}

type Calls<D extends DomainName> = {
  readonly [K in EndpointName<D>]: (scene: Scene, role: Role) => SceneCall | Promise<SceneCall>;
};

/** A call for every endpoint of the contract: one missing does not compile. */
export type SceneCalls = { readonly [D in DomainName]: Calls<D> };

/** The calls of some domains. */
export type CallsOf<D extends DomainName> = Pick<SceneCalls, D>;
