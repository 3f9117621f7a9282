import { isMallError } from '@mall/sdk';

/** Whether the server refused a file for its content, so that sending it again cannot succeed. */
export const isFileRefused = (error: unknown): boolean =>
  isMallError(
    error,
    ...(['mediaUnsupported', 'mediaEmpty', 'mediaBroken'] as const),
    ...(['mediaTooSmall', 'mediaTooManyPixels', 'mediaHeic'] as const),
    ...(['pictureTooLong', 'pictureMoves', 'videoCodec'] as const),
    ...(['mediaTooLarge', 'tooLarge', 'videoTooLong', 'forbidden'] as const),
  );
