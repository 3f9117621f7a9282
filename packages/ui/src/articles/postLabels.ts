import type { PostLabels } from '../content/labels';
import { useShopLabels } from '../content/ShopLabels';
import { defaultPostLabels } from '../labels/zh-TW/posts';

/** The texts of posts from the nearest `ShopLabelsProvider`. */
export function usePostLabels(): PostLabels {
  const { posts } = useShopLabels();
  return posts ? { ...defaultPostLabels, ...posts } : defaultPostLabels;
}
