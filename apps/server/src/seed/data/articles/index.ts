import type { DemoArticle } from '../types.js';
import { gathering } from './gathering.js';
import { morning } from './morning.js';
import { neighbours } from './neighbours.js';
import { season } from './season.js';
import { supper } from './supper.js';

/** Every post on the wall, newest first. */
export const allArticles: DemoArticle[] = [...morning, ...supper, ...season, ...gathering, ...neighbours].sort(
  (a, b) => a.daysAgo - b.daysAgo,
);
