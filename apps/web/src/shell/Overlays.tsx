import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { OverlayErrorBoundary } from '../overlays/OverlayErrorBoundary';
import { closeOverlays, closePanel, overlays } from '../overlays/store';
import { useUnreachable } from '../overlays/useUnreachable';
import { lazyAgain } from '../loading/lazyAgain';
import { Hydrating } from '../hydration/Hydrating';

const CategoryDrawer = lazyAgain(() => import('../bars/CategoryDrawer'));
const MemberSheet = lazyAgain(() => import('../bars/MemberSheet'));
const SearchPanel = lazyAgain(() => import('../bars/SearchPanel'));
const EditorOverlay = lazyAgain(() => import('../pages/articles/editor/EditorOverlay'));
const TurnHost = lazyAgain(() => import('../overlays/TurnHost'));

/** Renders the open panel and what is asked or said above it, each loaded when first needed (spec §2). */
export function Overlays() {
  const { panel, queue } = useStore(overlays);
  const [turn] = queue;
  const { pathname, search } = useLocation();
  const sayUnreachable = useUnreachable();
  useEffect(() => closeOverlays, [pathname, search]);
  return (
    <OverlayErrorBoundary
      open={turn ? `${turn.id}` : panel}
      onError={() => {
        for (const { end } of queue) end(false);
        closePanel();
        sayUnreachable();
      }}
    >
      <Hydrating>
        {panel === 'categories' && <CategoryDrawer />}
        {panel === 'member' && <MemberSheet />}
        {panel === 'search' && <SearchPanel />}
        {panel === 'editor' && <EditorOverlay />}
      </Hydrating>
      <Hydrating>{turn && <TurnHost key={turn.id} turn={turn} />}</Hydrating>
    </OverlayErrorBoundary>
  );
}
