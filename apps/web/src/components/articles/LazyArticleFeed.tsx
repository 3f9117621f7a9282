import { Skeleton } from '@mall/ui';
import { lazy } from 'react';
import type { ArticleFeedProps } from './ArticleFeed';
import { Hydrating } from '../../hydration/Hydrating';

const Feed = lazy(async () => ({ default: (await import('./ArticleFeed')).ArticleFeed }));

/** Posts in columns for a page whose visitors may never open them: the chunk is loaded on first render. */
export function LazyArticleFeed(props: ArticleFeedProps) {
  return (
    <Hydrating fallback={<Skeleton lines={6} />}>
      <Feed {...props} />
    </Hydrating>
  );
}
