import type { Item, Mood, Table } from '@mall/demo-media';
import type { DemoArticle, DemoComment } from '../types';

/** A post as written in the data files. */
export interface Post {
  id: number;
  by: number;
  /** Age in days; fractions are hours. */
  days: number;
  likes: number;
  text: string;
  tables: readonly Table[];
  products?: number[];
  /** `replyTo`: the place of the comment that it replies to, from 1. */
  comments?: readonly (readonly [by: number, text: string, replyTo?: number])[];
  /** Groups that may read it; everyone by default. */
  groups?: number[];
  promoted?: true;
}

/** A picture of a post: items, place and mood. */
export function table(mood: Mood, place: Table['place'], items: readonly Item[]): Table {
  return { mood, place, items };
}

/** The same picture, square. */
export function tile(mood: Mood, place: Table['place'], items: readonly Item[]): Table {
  return { mood, place, items, square: true };
}

/** Completes written posts. Comment ids follow from their position: append, never reorder. */
export function posts(entries: readonly Post[]): DemoArticle[] {
  return entries.map((post) => ({
    id: post.id,
    authorId: post.by,
    content: post.text,
    permission: post.groups === undefined ? 1 : 2,
    groupIds: post.groups ?? [],
    productIds: post.products ?? [],
    likeCount: post.likes,
    daysAgo: post.days,
    promoted: post.promoted === true,
    tables: post.tables,
    comments: (post.comments ?? []).map((written, i) => comment(post, written, i)),
  }));
}

/** How many like a comment, by its id. */
const LIKES = [0, 2, 0, 5, 1];

/** Comments follow soon after a post and become less frequent; none is before the post or in the future. */
function comment(
  post: Post,
  [authorId, text, replyTo]: readonly [by: number, text: string, replyTo?: number],
  place: number,
): DemoComment {
  const after = Math.min(0.05 * (place + 1) ** 1.7, post.days * ((place + 1) / ((post.comments?.length ?? 0) + 1)));
  const id = post.id * 100 + place + 1;
  return {
    id,
    authorId,
    text,
    replyTo: replyTo === undefined ? null : post.id * 100 + replyTo,
    likeCount: LIKES[id % LIKES.length] ?? 0,
    daysAgo: post.days - after,
  };
}
