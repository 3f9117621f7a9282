import type { PostLabels } from '../labels/types/shop';
import { useShopLabels } from './ShopLabels';
import { defaultPostLabels } from '../labels/zh-TW/posts';

/** Returns the labels of posts from the nearest `ShopLabelsProvider`. */
export function usePostLabels(): PostLabels {
  const { posts } = useShopLabels();
  return posts ? { ...defaultPostLabels, ...posts } : defaultPostLabels;
}
