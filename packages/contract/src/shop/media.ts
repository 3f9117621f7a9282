import * as z from 'zod/mini';
import { describe } from '../core/describe';
import type { FilePart } from '../core/endpoint';
import { MEDIA_LIMITS } from '../core/limits';

/** The files of an uploaded picture or video. */
export const mediaFiles = {
  file: {
    description: 'The picture, 10 MB at most, or the video, 100 MB at most.',
    required: true,
    maxBytes: MEDIA_LIMITS.video,
  },
  poster: {
    description: "The video's poster image, 10 MB at most.",
    required: false,
    maxBytes: MEDIA_LIMITS.picture,
  },
} as const satisfies Readonly<Record<string, FilePart>>;

/** The field of an uploaded video that says whether its sound was dropped; a picture does not have it. */
export const droppedSound = {
  sound_dropped: describe(
    z.boolean(),
    'Whether its sound was dropped, because browsers cannot play the format; false also for a video without sound.',
  ),
};
