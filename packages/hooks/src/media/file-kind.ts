import { MEDIA_LIMITS } from '@mall/sdk/limits';

/** 1: picture, 2: video. */
export type MediaKind = 1 | 2;

/** Why a file cannot be uploaded, as far as it can be checked before the upload. */
export interface FileProblem {
  readonly rule: 'size' | 'type';
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
/** Fallback by file extension: some systems report no MIME type. */
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
  const kind = KINDS[type] ?? (type === '' ? ENDINGS[endingOf(name)] : undefined);
  if (!kind) return { kind: kindOfMimeType(type), failure: { rule: 'type' } };
  return { kind, failure: size > LARGEST[kind] ? { rule: 'size' } : null };
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Returns the kind that a user would expect, whether or not the mall accepts the format. */
function kindOfMimeType(type: string): MediaKind | null {
  if (type.startsWith('image/')) return 1;
  return type.startsWith('video/') ? 2 : null;
}
