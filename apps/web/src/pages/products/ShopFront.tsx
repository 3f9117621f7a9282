import type { ShopIndex } from '@mall/sdk';
import { Stack } from '@mall/ui';
import { lazy } from 'react';
import { WhenNear } from '../../components/WhenNear/WhenNear';
import { FallbackBoundary } from '../../loading/FallbackBoundary';
import { ShelfSkeleton } from './ShelfSkeleton';
import { loadInTime } from '../../loading/reloadOnStaleChunk';
import { Hydrating } from '../../hydration/Hydrating';

const FrontSection = lazy(() => loadInTime(() => import('./FrontSection')));

export interface ShopFrontProps {
  /** Undefined while loading. */
  readonly sections: ShopIndex['sections'] | undefined;
}

/** The shop's shelves, each drawn once it comes near. */
export function ShopFront({ sections }: ShopFrontProps) {
  if (!sections) return <ShelfSkeleton />;
  return (
    <Stack gap={6}>
      {sections.map((section) => (
        <WhenNear
          key={section.id}
          id={section.id}
          withoutScripts
          placeholder={<ShelfSkeleton cards={1} />}
        >
          <FallbackBoundary fallback={null}>
            <Hydrating fallback={<ShelfSkeleton />}>
              <FrontSection section={section} />
            </Hydrating>
          </FallbackBoundary>
        </WhenNear>
      ))}
    </Stack>
  );
}
