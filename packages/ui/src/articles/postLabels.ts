import type { PostLabels } from '../content/labels';
import { useShopLabels } from '../content/ShopLabels';
import { defaultPostLabels } from '../labels/zh-TW/posts';

/** The words on posts as the nearest `ShopLabelsProvider` gives them. */
export function usePostLabels(): PostLabels {
  const { posts } = useShopLabels();
  return posts ? { ...defaultPostLabels, ...posts } : defaultPostLabels;
}
