import { CurrentDialog, OverlayBoundary, useDialogQueue } from '@mall/app/overlays';
import { retryableLazy } from '@mall/app/loading';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { closePanel, panels } from '../overlays/panels';
import { Hydrating } from '../hydration/Hydrating';

const CategoryDrawer = retryableLazy(() => import('../bars/CategoryDrawer'));
const MemberSheet = retryableLazy(() => import('../bars/MemberSheet'));
const SearchPanel = retryableLazy(() => import('../bars/SearchPanel'));
const EditorOverlay = retryableLazy(() => import('../pages/articles/editor/EditorOverlay'));

/** Renders the open panel, and the current dialog above it, each loaded when first needed (spec §2). */
export function Overlays() {
  const { panel } = useStore(panels);
  const { dismissQuestions } = useDialogQueue();
  const { pathname, search } = useLocation();
  useEffect(
    () => () => {
      dismissQuestions();
      closePanel();
    },
    [dismissQuestions, pathname, search],
  );
  return (
    <>
      <OverlayBoundary open={panel} onError={closePanel}>
        <Hydrating>
          {panel === 'categories' && <CategoryDrawer />}
          {panel === 'member' && <MemberSheet />}
          {panel === 'search' && <SearchPanel />}
          {panel === 'editor' && <EditorOverlay />}
        </Hydrating>
      </OverlayBoundary>
      <CurrentDialog />
    </>
  );
}
