import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { commonMessages } from '../messages/zh-TW/common';
import { useMessages } from '../messages/useMessages';
import { OverlayErrorBoundary } from './OverlayErrorBoundary';
import { closeOverlays, closePanel, overlays } from './store';
import { useToasts } from './useToasts';
import { lazyAgain } from '../shell/lazyAgain';

const CategoryDrawer = lazyAgain(() => import('../shell/CategoryDrawer'));
const MemberSheet = lazyAgain(() => import('../shell/MemberSheet'));
const SearchPanel = lazyAgain(() => import('../shell/SearchPanel'));
const EditorOverlay = lazyAgain(() => import('../pages/articles/editor/EditorOverlay'));
const TurnHost = lazyAgain(() => import('./TurnHost'));

const UNREACHABLE =
  'The shop could not be reached. Please check your connection and try again.' as const;

/** Renders the open panel and what is asked or said above it, each loaded when first needed (spec §2). */
export function Overlays() {
  const { panel, queue } = useStore(overlays);
  const [turn] = queue;
  const { pathname, search } = useLocation();
  const t = useMessages(commonMessages);
  const { failWith } = useToasts();
  useEffect(() => closeOverlays, [pathname, search]);
  return (
    <OverlayErrorBoundary
      open={turn ? `${turn.id}` : panel}
      onError={() => {
        for (const { end } of queue) end(false);
        closePanel();
        failWith(t(UNREACHABLE));
      }}
    >
      <Suspense>
        {panel === 'categories' && <CategoryDrawer />}
        {panel === 'member' && <MemberSheet />}
        {panel === 'search' && <SearchPanel />}
        {panel === 'editor' && <EditorOverlay />}
      </Suspense>
      <Suspense>{turn && <TurnHost key={turn.id} turn={turn} />}</Suspense>
    </OverlayErrorBoundary>
  );
}
