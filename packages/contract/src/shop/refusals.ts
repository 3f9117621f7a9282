import type { Endpoint } from './domain';
import type { FailureName } from './failure-codes';

/** The failures of an uploaded picture. */
export const pictureRefusals = [
  'mediaUnsupported',
  'mediaTooManyPixels',
  'mediaTooSmall',
  'mediaBroken',
  'mediaHeic',
  'pictureTooLong',
  'pictureMoves',
] as const;

/** The failures of an uploaded picture or video. */
export const mediaRefusals = [
  ...pictureRefusals,
  'mediaTooLarge',
  'videoTooLong',
  'videoCodec',
] as const;

/**
 * Returns every failure of an endpoint: those of its kind, and its own.
 *
 * @example
 * refusalsOf(contract.cart.delete) // ['malformed', …, 'cartLineGone']
 */
export function refusalsOf(endpoint: Endpoint): readonly FailureName[] {
  return [...new Set([...refusalsOfKind(endpoint), ...(endpoint.refusals ?? [])])];
}

function refusalsOfKind(endpoint: Endpoint): readonly FailureName[] {
  const { access, method, params, typedParams = [], query, body, files, idempotent } = endpoint;
  const names = Object.keys(params?.shape ?? {});
  const rules: readonly (readonly [boolean, readonly FailureName[]])[] = [
    [true, ['malformed', 'tooManyRequests', 'serverFault', 'unavailable', 'storageFull']],
    [method === 'POST', ['originUnknown', 'csrfMismatch', 'tooLarge', 'tooSlow']],
    [access !== 'guest', ['unauthenticated']],
    [access !== 'guest' && access !== 'member', ['forbidden']],
    [names.some((each) => !typedParams.includes(each)), ['notFound']],
    [typedParams.length > 0 || [query, body, files].some(Boolean), ['invalidFields']],
    [files !== undefined, ['mediaEmpty']],
    [idempotent === true, ['idempotencyKeyReused']],
  ];
  return rules.flatMap(([applies, failures]) => (applies ? failures : []));
}
