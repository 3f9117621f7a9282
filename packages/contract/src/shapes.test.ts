import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Body, Entry, Params, Query, Reply } from './calls';
import type { ChatMessage } from './shop/chat.events';
import type { chatMessage } from './shop/chat.schemas';
import type { NotificationTarget, notificationTarget } from './shop/notifications.schemas';
import type { DomainName, EndpointName } from './shop/paths';
import type { StaffBody, StaffEntry, StaffParams, StaffQuery, StaffReply } from './staff/calls';
import type { StaffDomainName, StaffEndpointName } from './staff/paths';

/** Whether two types are the same, and not only assignable to each other. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

interface Parts {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
  readonly reply: unknown;
}

type Sent<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer S extends z.ZodMiniType>> ? z.input<S> : never;
type Received<Call> = Call extends { readonly reply: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never;

/** The types that the schemas of a call infer. */
interface Inferred<Call> extends Parts {
  readonly body: Sent<Call, 'body'>;
  readonly query: Sent<Call, 'query'>;
  readonly params: Sent<Call, 'params'>;
  readonly reply: Received<Call>;
}

/** The parts whose written type is not the inferred one; never: none. */
type Differing<Written extends Parts, Call> = {
  [P in keyof Parts]: Same<Written[P], Inferred<Call>[P]> extends true ? never : P;
}[keyof Parts];

interface Shop<D extends DomainName, K extends EndpointName<D>> extends Parts {
  readonly body: Body<D, K>;
  readonly query: Query<D, K>;
  readonly params: Params<D, K>;
  readonly reply: Reply<D, K>;
}
type DifferingOfShop = {
  [D in DomainName]: {
    [K in EndpointName<D>]: `${D}.${K}.${Differing<Shop<D, K>, Entry<D, K>>}`;
  }[EndpointName<D>];
}[DomainName];

interface Staff<D extends StaffDomainName, K extends StaffEndpointName<D>> extends Parts {
  readonly body: StaffBody<D, K>;
  readonly query: StaffQuery<D, K>;
  readonly params: StaffParams<D, K>;
  readonly reply: StaffReply<D, K>;
}
type DifferingOfStaff = {
  [D in StaffDomainName]: {
    [K in StaffEndpointName<D>]: `${D}.${K}.${Differing<Staff<D, K>, StaffEntry<D, K>>}`;
  }[StaffEndpointName<D>];
}[StaffDomainName];

/** Accepts no name, so that the compiler's error says which one is left. */
type None<Names extends never> = Names;

// The compiler checks these. An error names the calls whose written type is not that of their schema.
test('the written types are those that the schemas infer', () => {
  expectTypeOf<None<DifferingOfShop>>().toBeNever();
  expectTypeOf<None<DifferingOfStaff>>().toBeNever();
  expectTypeOf<Same<ChatMessage, z.output<typeof chatMessage>>>().toEqualTypeOf<true>();
  expectTypeOf<
    Same<NotificationTarget, z.output<typeof notificationTarget>>
  >().toEqualTypeOf<true>();
});
