import type { AnyEndpointDefinition, Contract, DomainName, FilePart } from '@mall/contract';
import type { StaffContract, StaffDomainName } from '@mall/contract/staff';
import type * as z from 'zod/mini';
import type { Idempotency } from '../kernel/idempotency';
import type { Language } from '../kernel/language';
import type { UploadedFile } from '../kernel/uploaded-file';
import type { StaffViewer } from '../kernel/staff-viewer';
import type { Client, Viewer } from '../kernel/viewer';
import type { CookieScope } from './media-cookie';

type Part<E, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** The files of a multipart request by part name; files the contract requires are always present. */
type Files<E> =
  E extends Record<'files', infer Parts extends Readonly<Record<string, FilePart>>>
    ? {
        readonly [Name in keyof Parts]: Parts[Name]['required'] extends true
          ? UploadedFile
          : UploadedFile | undefined;
      }
    : Readonly<Record<string, never>>;

/** A request of `V` to endpoint `E`, already validated against the contract. */
export interface Call<E extends AnyEndpointDefinition = AnyEndpointDefinition, V = Viewer> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly files: Files<E>;
  /** null: a guest, on endpoints that allow guests. */
  readonly viewer: E['access'] extends 'guest' ? V | null : V;
  readonly client: Client;
  /** The caller's language. Routes pass it to presenters only. */
  readonly language: Language;
  /** The bearer token of the request. */
  readonly token: string | null;
  /** The origin of the calling page, from its browser's `Origin` header; null: no page's. */
  readonly origin: string | null;
  /** The origin at which this server was reached: the public one, if it is known. */
  readonly reachedAt: string;
  /** Returns the value of a request cookie; null: not set. */
  readonly readCookie: (name: string) => string | null;
  /** Sets a cookie. Scripts can read it unless `scope` says otherwise. */
  readonly setCookie: (
    name: string,
    value: string,
    maxAgeSeconds: number,
    scope?: CookieScope,
  ) => void;
  /** null: the caller sent no idempotency key. */
  readonly idempotency: E extends { idempotent: true } ? Idempotency | null : null;
}

/** Handles endpoint `E` and returns what its contract declares as `reply`. */
export type Handler<E extends AnyEndpointDefinition, V = Viewer> = (
  call: Call<E, V>,
) => z.input<E['reply']> | Promise<z.input<E['reply']>>;

/** One handler per endpoint: a missing or an extra one does not compile. */
type Handlers<Endpoints, V> = {
  readonly [K in keyof Endpoints]: Endpoints[K] extends AnyEndpointDefinition
    ? Handler<Endpoints[K], V>
    : never;
};

/** The handlers of a domain of the shop. */
export type DomainHandlers<D extends DomainName> = Handlers<Contract[D], Viewer>;

/** The handlers of all endpoints of the shop. */
export type ContractHandlers = { readonly [D in DomainName]: DomainHandlers<D> };

/** The handlers of a domain of the staff's API. */
export type StaffHandlers<D extends StaffDomainName> = Handlers<StaffContract[D], StaffViewer>;

/** The handlers of all endpoints of the staff's API. */
export type StaffContractHandlers = { readonly [D in StaffDomainName]: StaffHandlers<D> };
