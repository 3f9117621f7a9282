import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, done, id, text, time } from '../core/scalars';
import { articleId, picture, video } from '../shop/articles.schemas';
import { avatar } from '../shop/members.schemas';
import { staffDomain } from './domain';

const target = named(
  'WallTarget',
  'A post or a comment of the wall.',
  z.strictObject({
    type: describe(z.enum(['article', 'comment']), '`article`: a post; `comment`: a comment.'),
    id: describe(id, 'Its id.'),
  }),
);

const reported = describe(target, 'The post or comment.');

const report = z.object({
  reporter: describe(z.string(), 'The name of the member who reported it, masked.'),
  reason: describe(z.string(), 'The reason that they gave.'),
  create_time: describe(time, 'When they reported it, Asia/Taipei.'),
});

const reportedCopy = named(
  'ReportedCopy',
  'What a post or a comment said when it was reported.',
  z.object({
    text: describe(z.string(), 'The text as it was reported.'),
    pictures: describe(z.array(picture), 'The pictures as they were reported, in order.'),
    videos: describe(z.array(video), 'The videos as they were reported, in order.'),
    create_time: describe(time, 'When this version was first reported, Asia/Taipei.'),
  }),
);

const wallCase = named(
  'WallCase',
  'A post or a comment that members reported.',
  z.object({
    target: describe(target, 'What was reported.'),
    a_id: articleId,
    text: describe(
      z.string(),
      'The present text of the post or of the comment; empty when its author has deleted it.',
    ),
    pictures: describe(z.array(picture), 'The pictures of the post, in order.'),
    videos: describe(z.array(video), 'The videos of the post, in order.'),
    change: describe(
      z.enum(['none', 'edited', 'deleted']),
      'What its author has done since the latest report: nothing, `edited` it or `deleted` it.',
    ),
    copies: describe(
      z.array(reportedCopy),
      'What was reported, each version once, the earliest first, 5 at most; deleted 30 days after the decision and with the account of the author.',
    ),
    author: describe(z.string(), "The author's name."),
    author_icon: avatar,
    create_time: describe(time, 'When it was written, Asia/Taipei.'),
    hidden_reason: describe(
      z.nullable(z.string()),
      'Why it is hidden, as its author reads it; null: it is not hidden.',
    ),
    reports_count: describe(count, 'How many members reported it.'),
    reports: describe(z.array(report), 'Their reports, the earliest first, 10 at most.'),
    reported_since: describe(time, 'When it was first reported, Asia/Taipei.'),
    decide_time: describe(
      z.nullable(time),
      'When a colleague decided, Asia/Taipei; null: the case is open.',
    ),
  }),
);

const moderates = { access: 'staff', permission: 'wall.moderate' } as const;
const reason = describe(
  text(200, 'Please give a reason'),
  'The reason, which the author reads; 200 characters at most.',
);

/** What members reported on the wall, and what colleagues decide about it. */
export const wall = staffDomain('wall', {
  cases: {
    ...moderates,
    summary: 'Posts and comments that members reported, 50 at most, and where the list continues',
    query: z.strictObject({
      view: describe(
        z.optional(z.enum(['open', 'closed'])),
        '`open`: cases to decide, the earliest first; `closed`: decided ones, the latest first. Left out: `open`.',
      ),
      after: describe(
        z.optional(z.string().check(z.regex(/^\d{1,16}\.\d{1,9}$/, 'format error'))),
        'The `after` of an earlier page.',
      ),
    }),
    reply: z.object({
      list: describe(z.array(wallCase), 'The cases.'),
      after: describe(z.nullable(z.string()), 'The `after` of the next page; null: none.'),
    }),
  },
  counts: {
    ...moderates,
    summary: 'How many cases are open, and since when',
    reply: named(
      'WallCounts',
      'The open cases of the wall.',
      z.object({
        open: describe(count, 'How many cases are open, up to `limit`.'),
        limit: describe(count, 'The number up to which they are counted.'),
        oldest: describe(
          z.nullable(time),
          'When the earliest was reported, Asia/Taipei; null: none is open.',
        ),
      }),
    ),
  },
  dismiss: {
    ...moderates,
    summary:
      'Close a case because nothing is wrong with the post or the comment, or its author has deleted it',
    refusals: ['notFound', 'caseDecided'],
    audit: 'wall.dismissed',
    body: z.strictObject({ target: reported }),
    reply: done,
  },
  hide: {
    ...moderates,
    summary: 'Close a case and hide the post or the comment from everybody but its author',
    refusals: ['notFound', 'caseDecided'],
    audit: 'wall.hidden',
    body: z.strictObject({ target: reported, reason }),
    reply: done,
  },
  restore: {
    ...moderates,
    summary: 'Show a hidden post or comment again',
    refusals: ['notFound', 'caseDecided'],
    audit: 'wall.restored',
    body: z.strictObject({ target: reported }),
    reply: done,
  },
});
