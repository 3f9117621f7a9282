import type { Endpoint } from './endpoint';

/** A failure that depends on the kind of an endpoint alone, and not on its access. */
export type FailureOfKind =
  | 'malformed'
  | 'tooManyRequests'
  | 'serverFault'
  | 'unavailable'
  | 'storageFull'
  | 'originUnknown'
  | 'csrfMismatch'
  | 'tooLarge'
  | 'tooSlow'
  | 'notFound'
  | 'invalidFields'
  | 'mediaEmpty'
  | 'idempotencyKeyReused';

/**
 * Returns the failures that follow from what an endpoint is: whether it writes, and what it is sent.
 *
 * @example
 * refusalsOfKind(contract.configs.get) // ['malformed', 'tooManyRequests', …]
 */
export function refusalsOfKind(endpoint: Endpoint): readonly FailureOfKind[] {
  const { method, params, typedParams = [], query, body, files, idempotent } = endpoint;
  const names = Object.keys(params?.shape ?? {});
  const rules: readonly (readonly [boolean, readonly FailureOfKind[]])[] = [
    [true, ['malformed', 'tooManyRequests', 'serverFault', 'unavailable', 'storageFull']],
    [method === 'POST', ['originUnknown', 'csrfMismatch', 'tooLarge', 'tooSlow']],
    [names.some((each) => !typedParams.includes(each)), ['notFound']],
    [typedParams.length > 0 || [query, body, files].some(Boolean), ['invalidFields']],
    [files !== undefined, ['mediaEmpty']],
    [idempotent === true, ['idempotencyKeyReused']],
  ];
  return rules.flatMap(([applies, failures]) => (applies ? failures : []));
}
