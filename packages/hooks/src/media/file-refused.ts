import { isMallError, type FailureName } from '@mall/sdk';

const FOR_GOOD: readonly FailureName[] = [
  ...(['mediaUnsupported', 'mediaBroken', 'mediaTooSmall', 'mediaTooManyPixels'] as const),
  ...(['mediaTooLarge', 'tooLarge', 'videoTooLong', 'forbidden'] as const),
];

/** Whether the server refused a file for what it is: sent again, it would be refused again. */
export const isFileRefused = (error: unknown): boolean =>
  FOR_GOOD.some((name) => isMallError(error, name));
