import { ErrorBoundary } from '@mall/app/errors';
import { loadWithRetry } from '@mall/app/loading';
import type { ShopIndex } from '@mall/sdk';
import { Stack } from '@mall/ui';
import { lazy } from 'react';
import { LazyInView } from '../../components/LazyInView/LazyInView';
import { ShelfSkeleton } from './ShelfSkeleton';
import { Hydrating } from '../../hydration/Hydrating';

const FrontSection = lazy(() => loadWithRetry(() => import('./FrontSection')));

export interface ShopFrontProps {
  /** Undefined while loading. */
  readonly sections: ShopIndex['sections'] | undefined;
}

/** The shop's shelves, each rendered near the viewport. */
export function ShopFront({ sections }: ShopFrontProps) {
  if (!sections) return <ShelfSkeleton />;
  return (
    <Stack gap={6}>
      {sections.map((section) => (
        <LazyInView
          key={section.id}
          id={section.id}
          withoutScripts
          placeholder={<ShelfSkeleton cards={1} />}
        >
          <ErrorBoundary fallback={null}>
            <Hydrating fallback={<ShelfSkeleton />}>
              <FrontSection section={section} />
            </Hydrating>
          </ErrorBoundary>
        </LazyInView>
      ))}
    </Stack>
  );
}
