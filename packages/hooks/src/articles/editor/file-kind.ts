import { MEDIA_LIMITS } from '@mall/sdk/limits';
import type { MediaKind, UploadFailure } from './editor-types';

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
/** Some systems don't know what a file is; its name tells then. */
const ENDINGS: Readonly<Record<string, MediaKind>> = {
  ...{ jpg: 1, jpeg: 1, png: 1, webp: 1, avif: 1, gif: 1 },
  ...{ mp4: 2, mov: 2, webm: 2 },
};
const LARGEST: Readonly<Record<MediaKind, number>> = {
  1: MEDIA_LIMITS.picture,
  2: MEDIA_LIMITS.video,
};

/** What a file picker should offer, as its `accept` takes it. */
export const POST_MEDIA_ACCEPT = [...Object.keys(KINDS), '.mov'].join();

/** What a file would be in a post; why it cannot be, as far as that is known before it is sent. */
export function judgeFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): {
  readonly kind: MediaKind | null;
  readonly failure: UploadFailure | null;
} {
  const kind = KINDS[type] ?? (type === '' ? ENDINGS[endingOf(name)] : undefined);
  if (!kind) return { kind: seemingKind(type), failure: { rule: 'type' } };
  return { kind, failure: size > LARGEST[kind] ? { rule: 'size' } : null };
}

const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

/** What a person would call it, whether a post takes it or not. */
function seemingKind(type: string): MediaKind | null {
  if (type.startsWith('image/')) return 1;
  return type.startsWith('video/') ? 2 : null;
}
