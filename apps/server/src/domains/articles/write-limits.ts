import type { WriteLimit } from '../../platform/rate-limit/write-limit';

/** More than a lively conversation has. */
export const COMMENTS: WriteLimit = {
  name: 'comments',
  seconds: 10 * 60,
  most: 30,
  mostOfNewcomers: 10,
  failure: 'tooManyComments',
};
/** A poster who catches up on a day's posts. */
export const POSTS: WriteLimit = {
  name: 'posts',
  seconds: 60 * 60,
  most: 10,
  mostOfNewcomers: 3,
  failure: 'tooManyPosts',
};
/** Every report is read by a person. */
export const REPORTS: WriteLimit = {
  name: 'reports',
  seconds: 24 * 60 * 60,
  most: 20,
  mostOfNewcomers: 5,
  failure: 'tooManyReports',
};
