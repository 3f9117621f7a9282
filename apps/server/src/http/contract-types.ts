import type { Contract, DomainName, EndpointDefinition, FilePart } from '@mall/contract';
import type * as z from 'zod/mini';
import type { Idempotency } from '../kernel/idempotency';
import type { Language } from '../kernel/language';
import type { UploadedFile } from '../kernel/uploaded-file';
import type { Client, Viewer } from '../kernel/viewer';
import type { CookieScope } from './media-cookie';

type Part<E, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** The files of a multipart call by name: those that the contract requires are there. */
type Files<E> =
  E extends Record<'files', infer Parts extends Readonly<Record<string, FilePart>>>
    ? {
        readonly [Name in keyof Parts]: Parts[Name]['required'] extends true
          ? UploadedFile
          : UploadedFile | undefined;
      }
    : Readonly<Record<string, never>>;

/** One call of endpoint `E`: checked against the contract before a handler sees it. */
export interface Call<E extends EndpointDefinition = EndpointDefinition> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly files: Files<E>;
  /** null: a guest, where guests may call. */
  readonly viewer: E['access'] extends 'guest' ? Viewer | null : Viewer;
  readonly client: Client;
  /** What the caller reads: a route hands it to presenters, and to nobody else. */
  readonly language: Language;
  /** The bearer token the call came with. */
  readonly token: string | null;
  /** What the browser kept under a name, as it sends it; null: nothing. */
  readonly readCookie: (name: string) => string | null;
  /** Lets the browser keep a cookie; its scripts may read it unless `scope` says otherwise. */
  readonly setCookie: (
    name: string,
    value: string,
    maxAgeSeconds: number,
    scope?: CookieScope,
  ) => void;
  /** null: the caller did not ask for it. */
  readonly idempotency: E extends { idempotent: true } ? Idempotency | null : null;
}

/** Answers endpoint `E` with what its contract calls `reply`. */
export type Handler<E extends EndpointDefinition> = (
  call: Call<E>,
) => z.input<E['reply']> | Promise<z.input<E['reply']>>;

/** A handler for every endpoint of a domain: one missing or one too many does not compile. */
export type DomainHandlers<D extends DomainName> = {
  readonly [K in keyof Contract[D]]: Contract[D][K] extends EndpointDefinition
    ? Handler<Contract[D][K]>
    : never;
};

/** A handler for every endpoint of the mall. */
export type ContractHandlers = { readonly [D in DomainName]: DomainHandlers<D> };
