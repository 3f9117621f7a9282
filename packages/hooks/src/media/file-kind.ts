import { MEDIA_LIMITS } from '@mall/sdk/limits';

/** 1: picture, 2: video. */
export type MediaKind = 1 | 2;

/** Why a file cannot be uploaded, as far as it can be checked before the upload. */
export interface FileProblem {
  /** `heic`: a photo as iPhones take them, which most browsers cannot show. */
  readonly rule: 'size' | 'type' | 'heic';
}

const KINDS: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 1,
  'image/png': 1,
  'image/webp': 1,
  'image/avif': 1,
  'image/gif': 1,
  'video/mp4': 2,
  'video/quicktime': 2,
  'video/webm': 2,
};
/** Names that some systems use instead of `image/jpeg`. */
const ALIASES: Readonly<Record<string, MediaKind>> = { 'image/jpg': 1, 'image/pjpeg': 1 };
/** Fallback by file extension: some systems report no MIME type, or one that says nothing. */
const ENDINGS: Readonly<Record<string, MediaKind>> = {
  ...{ jpg: 1, jpeg: 1, png: 1, webp: 1, avif: 1, gif: 1 },
  ...{ mp4: 2, mov: 2, webm: 2 },
};
const LARGEST: Readonly<Record<MediaKind, number>> = {
  1: MEDIA_LIMITS.picture,
  2: MEDIA_LIMITS.video,
};

/** The `accept` attribute for a file picker. */
export const MEDIA_ACCEPT = [...Object.keys(KINDS), '.mov'].join();

/**
 * Returns the kind of a file, and why it cannot be added, as far as it can be checked before the
 * upload.
 */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): {
  readonly kind: MediaKind | null;
  readonly failure: FileProblem | null;
} {
  const ending = endingOf(name);
  const kind = KINDS[type] ?? ALIASES[type] ?? (saysNothing(type) ? ENDINGS[ending] : undefined);
  if (kind) return { kind, failure: size > LARGEST[kind] ? { rule: 'size' } : null };
  if (isHeicFile({ name, type })) return { kind: 1, failure: { rule: 'heic' } };
  return { kind: kindOfMimeType(type), failure: { rule: 'type' } };
}

/**
 * Whether a file is a HEIC photo by its type or name.
 *
 * @example
 * isHeicFile({ name: 'IMG_0001.HEIC', type: '' }) // true
 */
export const isHeicFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || (saysNothing(type) && /^hei[cf]$/.test(endingOf(name)));

const saysNothing = (type: string) => type === '' || type === 'application/octet-stream';

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Returns the kind that a user would expect, whether or not the mall accepts the format. */
function kindOfMimeType(type: string): MediaKind | null {
  if (type.startsWith('image/')) return 1;
  return type.startsWith('video/') ? 2 : null;
}
