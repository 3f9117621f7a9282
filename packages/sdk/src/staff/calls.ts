import type { FilePart } from '@mall/contract';
import type {
  StaffBody,
  StaffDomainName,
  StaffEndpointName,
  StaffEntry,
  StaffParams,
  StaffQuery,
  StaffReply,
} from '@mall/contract/staff';
import type { UploadOptions } from '../http/http';

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : { readonly [K in Name]: Value };

/** The parts of a form with files; required files are always present. */
export type StaffFormParts<D extends StaffDomainName, K extends StaffEndpointName<D>> =
  StaffEntry<D, K> extends { files: infer Files extends Readonly<Record<string, FilePart>> }
    ? {
        readonly [N in keyof Files as Files[N]['required'] extends true ? N : never]: Blob;
      } & {
        readonly [N in keyof Files as Files[N]['required'] extends true ? never : N]?:
          | Blob
          | undefined;
      } & StaffBody<D, K>
    : never;

/**
 * A call's path parameters, query and body, as far as the staff's contract defines them; a form's fields and files
 * are combined in `parts`.
 */
export type StaffInput<D extends StaffDomainName, K extends StaffEndpointName<D>> = Part<
  'params',
  StaffParams<D, K>
> &
  ([StaffFormParts<D, K>] extends [never]
    ? Part<'body', StaffBody<D, K>>
    : Part<'parts', StaffFormParts<D, K>>) &
  ([StaffQuery<D, K>] extends [never]
    ? unknown
    : { readonly query?: StaffQuery<D, K> | undefined });

/** Calls the endpoints of one domain of the staff's API. */
export type StaffCalls<D extends StaffDomainName> = <K extends StaffEndpointName<D>>(
  endpoint: K,
  input: StaffInput<D, K>,
  options?: UploadOptions,
) => Promise<StaffReply<D, K>>;
