import { isMallError } from '@mall/sdk';

/** Whether the server refused a file for what it is: sent again, it would be refused again. */
export const isFileRefused = (error: unknown): boolean =>
  isMallError(
    error,
    ...(['mediaUnsupported', 'mediaEmpty', 'mediaBroken'] as const),
    ...(['mediaTooSmall', 'mediaTooManyPixels'] as const),
    ...(['mediaTooLarge', 'tooLarge', 'videoTooLong', 'forbidden'] as const),
  );
