import { POST_LIMITS } from '@mall/sdk/limits';
import type { MediaKind } from '../../media/file-kind';
import type { EditorEvent, MediaItem, UploadNotice, Writing } from './editor-types';
import { move } from './order';

/** The number of parallel uploads; other files wait in the queue. */
export const MAX_PARALLEL_UPLOADS = 2;

const MOST: Readonly<Record<MediaKind, number>> = {
  1: POST_LIMITS.pictures,
  2: POST_LIMITS.videos,
};

type MediaEvent = Extract<
  EditorEvent,
  {
    type:
      | 'filesAdded'
      | 'fileRefused'
      | 'progressed'
      | 'uploaded'
      | 'uploadFailed'
      | 'cancelled'
      | 'removed'
      | 'retried'
      | 'noticeDismissed'
      | 'moved'
      | 'described';
  }
>;
type Media = Pick<Writing, 'items' | 'notices'>;

/** Applies an event to the items and notices; returns the same objects when it does not apply. */
export function changeMedia(media: Media, event: MediaEvent): Media {
  const { items, notices } = media;
  if (event.type === 'fileRefused') return { items, notices: withNotice(notices, event.notice) };
  if (event.type === 'filesAdded')
    return event.files.reduce((known, { key, kind }) => add(known, key, kind), media);

  const { key } = event;
  const item = items.find((each) => each.key === key);
  if (event.type === 'noticeDismissed') return { items, notices: without(notices, key) };
  if (event.type === 'retried') {
    const notice = notices.find((each) => each.key === key);
    // A file that violates a rule cannot be retried.
    return notice?.kind && notice.failure.rule === 'refused'
      ? add({ items, notices: without(notices, key) }, key, notice.kind)
      : media;
  }
  if (!item) return media;
  if (event.type === 'moved') return { items: moveAmongItsKind(items, item, event.to), notices };
  if (event.type === 'described')
    return { items: replace(items, { ...item, alt: event.alt || undefined }), notices };
  if (event.type === 'removed')
    return item.status === 2 ? { items: without(items, key), notices } : media;
  if (item.status === 2) return media;
  if (event.type === 'cancelled') return { items: without(items, key), notices };
  // A queued upload can neither finish nor fail.
  if (item.status === 0) return media;
  if (event.type === 'progressed') {
    const progress = Math.min(Math.max(event.progress, item.progress), 100);
    return { items: replace(items, { ...item, progress }), notices };
  }
  if (event.type === 'uploaded') {
    const { id, preview, soundDropped } = event.media;
    const { kind, alt } = item;
    const done = {
      key,
      kind,
      status: 2,
      id,
      preview,
      origin: 'upload',
      ...(alt && { alt }),
      ...(soundDropped && { soundDropped }),
    } as const;
    return {
      items: replace(items, done),
      notices,
    };
  }
  const failure = { rule: 'refused', error: event.error } as const;
  return {
    items: without(items, key),
    notices: withNotice(notices, { key, kind: item.kind, failure }),
  };
}

/** Starts queued uploads while there are free slots. */
export function startQueued(items: readonly MediaItem[], atOnce: number): readonly MediaItem[] {
  let slots = atOnce - items.filter(({ status }) => status === 1).length;
  if (slots <= 0 || !items.some(({ status }) => status === 0)) return items;
  return items.map((item): MediaItem => {
    if (item.status !== 0 || slots === 0) return item;
    slots -= 1;
    return { ...item, status: 1, progress: 0 };
  });
}

function add({ items, notices }: Media, key: string, kind: MediaKind): Media {
  if (items.some((item) => item.key === key)) return { items, notices };
  if (items.filter((item) => item.kind === kind).length < MOST[kind])
    return { items: [...items, { key, kind, status: 0 }], notices };
  // One notice for all files above the limit.
  return {
    items,
    notices: withNotice(notices, { key: `count-${kind}`, kind, failure: { rule: 'count' } }),
  };
}

/** Pictures and videos are ordered separately; `to` is an index among items of the same kind. */
function moveAmongItsKind(items: readonly MediaItem[], item: MediaItem, to: number) {
  const own = items.filter(({ kind }) => kind === item.kind);
  const ordered = move(own, (each) => each === item, to);
  if (ordered === own) return items;
  let next = 0;
  return items.map((each) => (each.kind === item.kind ? (ordered[next++] ?? each) : each));
}

const replace = (items: readonly MediaItem[], item: MediaItem) =>
  items.map((each) => (each.key === item.key ? item : each));

const without = <Keyed extends { readonly key: string }>(list: readonly Keyed[], key: string) =>
  list.some((each) => each.key === key) ? list.filter((each) => each.key !== key) : list;

const withNotice = (notices: readonly UploadNotice[], notice: UploadNotice) => [
  ...without(notices, notice.key),
  notice,
];
