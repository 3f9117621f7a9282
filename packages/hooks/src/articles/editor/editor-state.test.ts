import type { ArticleSummary, ProductInPost } from '@mall/sdk';
import { describe, expect, it } from 'vitest';
import { BLANK, isWriting, reduce, refusalOf } from './editor-state';
import type { EditorEvent, EditorState, MediaItem } from './editor-types';

const product: ProductInPost = {
  p_id: 7,
  name: '愛文芒果',
  index_img: '/m.avif',
  amount: 680,
  market_price: 780,
  rule_id: 1,
  layer: 1,
  sold_out: false,
};
const article: ArticleSummary = {
  id: 1,
  content: '今天煮飯',
  permission: 1,
  gids: [],
  product: [],
  pictures: [],
  videos: [],
  author_id: 1,
  by_shop: false,
  create_name: '阿芬',
  create_icon: null,
  create_time: '2026-11-20 12:00:00',
  edited: false,
  is_mine: true,
  is_collect: false,
  is_like: false,
  like_count: 0,
  comment_count: 0,
  comments: [],
};

const FILES = [
  { key: 'a', kind: 1 },
  { key: 'b', kind: 2 },
] as const;
/** Parallel uploads in this test: with two files and one slot, one waits in the queue. */
const AT_ONCE = 1;

/** Every event, with two files, two groups and one product. */
const EVENTS: readonly EditorEvent[] = [
  { type: 'opened', writing: BLANK },
  { type: 'openFailed', error: 'lost' },
  { type: 'reopened' },
  { type: 'startedOver', writing: BLANK },
  { type: 'wrote', content: '' },
  { type: 'wrote', content: '今天煮飯' },
  { type: 'everyoneChosen', on: true },
  { type: 'everyoneChosen', on: false },
  ...[1, 2].flatMap((gid): EditorEvent[] => [
    { type: 'groupChosen', gid, on: true },
    { type: 'groupChosen', gid, on: false },
  ]),
  { type: 'filesAdded', files: FILES },
  ...FILES.flatMap(({ key, kind }, at): EditorEvent[] => [
    { type: 'filesAdded', files: [{ key, kind }] },
    { type: 'fileRefused', notice: { key, kind, failure: { rule: 'size' } } },
    { type: 'progressed', key, progress: 60 },
    { type: 'uploaded', key, media: { kind, id: at + 1, preview: null } },
    { type: 'uploadFailed', key, error: 'refused' },
    { type: 'cancelled', key },
    { type: 'removed', key },
    { type: 'retried', key },
    { type: 'noticeDismissed', key },
    { type: 'moved', key, to: 0 },
    { type: 'moved', key, to: 1 },
  ]),
  { type: 'productsChosen', products: [product] },
  { type: 'productsChosen', products: [] },
  { type: 'productMoved', p_id: 7, to: 0 },
  { type: 'publishAsked' },
  { type: 'published', article },
  { type: 'publishFailed', error: 'refused', mediaGone: false },
  { type: 'publishFailed', error: 'gone', mediaGone: true },
];

const orderOf = (items: readonly MediaItem[]) => items.map(({ key }) => key).join();

/** Invariants of every state. */
function checkState(state: EditorState): void {
  if (!isWriting(state)) return;
  const { audience, items, notices, products, phase } = state;
  if (audience.everyone) expect(audience).toEqual({ everyone: true });
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(products.length).toBeLessThanOrEqual(1);
  const running = items.filter(({ status }) => status === 1).length;
  expect(running).toBeLessThanOrEqual(AT_ONCE);
  if (items.some(({ status }) => status === 0)) expect(running).toBe(AT_ONCE);
  expect(new Set(notices.map(({ key }) => key)).size).toBe(notices.length);
  if (phase !== 'publishing') return;
  expect(items.filter(({ status }) => status !== 2)).toEqual([]);
  expect(state.content.trim()).not.toBe('');
  if (!audience.everyone) expect(audience.gids).not.toEqual([]);
}

/** Invariants of every transition. */
function checkStep(before: EditorState, event: EditorEvent, after: EditorState): void {
  if (before.phase === 'published') return expect(after).toBe(before);
  if (after.phase === 'publishing' && before.phase !== 'publishing') {
    // Only `publishAsked` starts publishing, and only from `editing`.
    expect([event.type, before.phase]).toEqual(['publishAsked', 'editing']);
  }
  if (after.phase === 'published') {
    expect([event.type, before.phase]).toEqual(['published', 'publishing']);
  }
  if (before.phase === 'publishing' && event.type === 'publishAsked') expect(after).toBe(before);
  if (!isWriting(before) || !isWriting(after)) return;
  if (before.phase === 'publishing' && after.phase === 'editing') {
    expect(after.content).toBe(before.content);
    expect(after.audience).toEqual(before.audience);
    expect(after.products).toEqual(before.products);
  }
  const stored = (state: typeof before) => state.items.filter(({ status }) => status === 2);
  const isGone = (key: string) => !after.items.some((item) => item.key === key);
  switch (event.type) {
    case 'everyoneChosen':
      if (event.on && before.phase === 'editing') expect(after.audience.everyone).toBe(true);
      break;
    case 'groupChosen':
      if (event.on && before.phase === 'editing') {
        expect(after.audience).toMatchObject({ everyone: false });
        if (!after.audience.everyone) expect(after.audience.gids).toContain(event.gid);
      }
      break;
    case 'uploadFailed':
    case 'cancelled': {
      const item = before.items.find(({ key }) => key === event.key);
      const stays = item?.status === 2 || (event.type === 'uploadFailed' && item?.status === 0);
      if (item && before.phase === 'editing') expect(isGone(event.key)).toBe(!stays);
      break;
    }
    case 'removed': {
      const item = before.items.find(({ key }) => key === event.key);
      if (item && before.phase === 'editing') expect(isGone(event.key)).toBe(item.status === 2);
      break;
    }
    case 'startedOver':
      expect(after).toEqual({ phase: 'editing', ...BLANK });
      break;
    case 'moved':
      break;
    default: {
      // Only `moved` changes the order.
      const common = before.items.filter(({ key }) => !isGone(key));
      const still = after.items.filter(({ key }) => common.some((item) => item.key === key));
      // `expect` takes most of the time of 400,000 transitions, so that it only reports differences.
      if (orderOf(still) !== orderOf(common)) expect(orderOf(still)).toBe(orderOf(common));
      const changed = stored(before).filter((item) => !after.items.includes(item));
      if (event.type !== 'publishFailed' && changed.length > 0)
        expect(stored(after)).toEqual(expect.arrayContaining(changed));
    }
  }
}

it('counts the characters of a post by code points, without invisible ones', () => {
  const post = (content: string) => ({ ...BLANK, content });
  expect(refusalOf(post('😋'.repeat(5000)))).toBeNull();
  expect(refusalOf(post('😋'.repeat(5001)))).toBe('The post content is too long');
  expect(refusalOf(post('\u3164\u200b'))).toBe('Please enter post content before publishing');
});

describe("the editor's state", () => {
  it('keeps its invariants for every sequence of events', () => {
    const start: EditorState = { phase: 'loading' };
    const known = new Set([JSON.stringify(start)]);
    const phases: Record<string, number> = {};
    let transitions = 0;
    for (let front: EditorState[] = [start]; front.length > 0;) {
      const next: EditorState[] = [];
      for (const state of front) {
        phases[state.phase] = (phases[state.phase] ?? 0) + 1;
        for (const event of EVENTS) {
          transitions += 1;
          const after = reduce(state, event, AT_ONCE);
          if (after === state) continue;
          checkStep(state, event, after);
          const name = JSON.stringify(after);
          if (known.has(name)) continue;
          known.add(name);
          checkState(after);
          next.push(after);
        }
      }
      front = next;
    }
    process.stdout.write(
      `The editor: ${known.size} states, ${transitions} transitions ${JSON.stringify(phases)}\n`,
    );
    expect(Object.keys(phases).sort()).toEqual([
      'editing',
      'failed',
      'loading',
      'published',
      'publishing',
    ]);
    expect(known.size).toBeGreaterThan(5_000);
  });

  const items: readonly MediaItem[] = [
    { key: 'a', kind: 1, status: 1, progress: 3 },
    { key: 'b', kind: 2, status: 0 },
  ];
  const nobody = { everyone: false, gids: [] } as const;
  it.each([
    ['nothing written', {}, 'Please enter post content before publishing'],
    ['blanks alone', { content: ' \n ' }, 'Please enter post content before publishing'],
    ['too much', { content: '字'.repeat(5001) }, 'The post content is too long'],
    [
      'several pending uploads',
      { content: '煮飯', items },
      'Please wait for image upload to finish',
    ],
    [
      'only a video',
      { content: '煮飯', items: items.slice(1) },
      'Please wait for video upload to finish',
    ],
    ['no audience', { content: '煮飯' }, 'Please select at least one permission'],
    ['nothing', { content: '字'.repeat(5000), audience: { everyone: true } }, null],
  ] as const)('blocks publishing when %s', (_, written, refusal) => {
    expect(refusalOf({ ...BLANK, audience: nobody, ...written })).toBe(refusal);
  });

  it('uploads two files at a time, and no more than a post accepts', () => {
    const files = Array.from({ length: 23 }, (_, at) => ({ key: `${at}`, kind: 1 as const }));
    const start: EditorState = { phase: 'editing', ...BLANK };
    const state = reduce(start, { type: 'filesAdded', files });
    if (!isWriting(state)) throw new Error('The editor left the post');
    expect(state.items.map(({ status }) => status)).toEqual([1, 1, ...Array(18).fill(0)]);
    expect(state.notices).toEqual([{ key: 'count-1', kind: 1, failure: { rule: 'count' } }]);
  });

  it('drops restored media before new uploads, and never media of the post itself', () => {
    const done = (key: string, origin: 'upload' | 'draft' | 'post'): MediaItem => ({
      ...{ key, kind: 1, status: 2, id: 1, preview: null, origin },
    });
    const gone: EditorEvent = { type: 'publishFailed', error: 'gone', mediaGone: true };
    const left = (...items: MediaItem[]) => {
      const state = reduce({ phase: 'publishing', ...BLANK, items }, gone);
      return isWriting(state) ? [orderOf(state.items), state.lost] : [];
    };
    const [own, stored, sent] = [
      done('own', 'post'),
      done('kept', 'draft'),
      done('sent', 'upload'),
    ];
    expect(left(own, stored, sent)).toEqual(['own,sent', 1]);
    expect(left(own, sent)).toEqual(['own', 1]);
    expect(left(own)).toEqual(['own', 0]);
  });
});
