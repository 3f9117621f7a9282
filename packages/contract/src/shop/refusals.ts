import { refusalsOfKind } from '../core/refusals';
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
  const { access, refusals = [] } = endpoint;
  const ofAccess: readonly FailureName[] =
    access === 'guest'
      ? []
      : access === 'member'
        ? ['unauthenticated']
        : ['unauthenticated', 'forbidden'];
  return [...new Set([...refusalsOfKind(endpoint), ...ofAccess, ...refusals])];
}
