import { Skeleton } from '@mall/ui';
import { lazy } from 'react';
import type { ArticleFeedProps } from './ArticleFeed';
import { Hydrating } from '../../hydration/Hydrating';

const Feed = lazy(() => import('./ArticleFeed'));

/** An article feed whose chunk loads on first render, for pages whose visitors may never open it. */
export function LazyArticleFeed(props: ArticleFeedProps) {
  return (
    <Hydrating fallback={<Skeleton lines={6} />}>
      <Feed {...props} />
    </Hydrating>
  );
}
