import type { DemoArticle } from '../types';
import { gathering } from './gathering';
import { morning } from './morning';
import { neighbours } from './neighbours';
import { season } from './season';
import { supper } from './supper';

/** Every post on the wall, newest first. */
export const allArticles: DemoArticle[] = [...morning, ...supper, ...season, ...gathering, ...neighbours].sort(
  (a, b) => a.daysAgo - b.daysAgo,
);
