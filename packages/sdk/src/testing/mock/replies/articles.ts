import type { ArticleComment, ArticleSummary } from '../../../types';
import { riceInPost } from './sample-products';
import { fang, ming } from './people';
import { onePage, plainPicture, fixturesOf } from './replies';

const comment: ArticleComment = {
  id: 401,
  a_id: 301,
  comment: '看起來好香，水要放多少呢？',
  reply_to: null,
  reply_count: 1,
  is_like: false,
  like_count: 2,
  author_id: null,
  by_shop: false,
  create_name: fang.name,
  create_icon: fang.avatar,
  create_time: '2026-11-20 19:20:00',
  is_mine: true,
};

const reply: ArticleComment = {
  ...comment,
  id: 402,
  comment: '一杯米配一杯二的水。',
  reply_to: comment.id,
  reply_count: 0,
  like_count: 0,
  author_id: 301,
  create_name: ming.name,
  create_icon: ming.avatar,
  create_time: '2026-11-20 19:32:00',
  is_mine: false,
};

/** A post about rice, with a comment. */
export const post: ArticleSummary = {
  id: 301,
  content: '今天用池上米煮了一鍋飯，鍋蓋一開整間屋子都是香的。',
  permission: 1,
  gids: [],
  product: [riceInPost],
  pictures: [
    {
      id: 501,
      url: plainPicture('#e9dcc0'),
      color: '#e9dcc0',
      srcset: '',
      width: 800,
      height: 800,
    },
  ],
  videos: [],
  author_id: 301,
  by_shop: false,
  create_name: ming.name,
  create_icon: ming.avatar,
  create_time: '2026-11-20 18:40:12',
  edited: false,
  is_mine: false,
  is_collect: false,
  is_like: true,
  like_count: 8,
  comment_count: 2,
  comments: [comment],
};

/** The wall. */
export const articles = fixturesOf('articles', {
  list: { ...onePage([post]), until: '2026-11-20 18:40:12.000000.301', newer_count: 0 },
  promoted: [post],
  author: {
    ...onePage([post]),
    author: { id: 301, name: ming.name, icon: ming.avatar, by_shop: false, since: '2026-02' },
  },
  detail: post,
  comments: { ...onePage([comment]), comment_count: post.comment_count },
  replies: onePage([reply]),
  likeComment: { id: comment.id, a_id: post.id, is_like: true, like_count: 3 },
  comment: { a_id: post.id, comment_count: post.comment_count, comment, parent: null },
  collected: onePage([{ ...post, is_collect: true }]),
  collect: { a_id: post.id, is_collect: true },
  like: { a_id: post.id, is_like: true, like_count: post.like_count },
  report: { done: true },
  findProducts: onePage([riceInPost]),
  suggestProducts: { collected: [riceInPost], bought: [], popular: [] },
  groups: [{ id: 1, name: fang.group_name }],
  create: post,
  update: { ...post, edited: true },
  delete: { done: true },
  uploadMedia: {
    type: 1,
    id: 502,
    url: plainPicture('#c9a27e'),
    color: '#c9a27e',
    srcset: '',
    width: 1200,
    height: 900,
  },
});
