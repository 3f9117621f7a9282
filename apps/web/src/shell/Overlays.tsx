import { CurrentDialog, useDialogs, useUnreachable } from '@mall/app/overlays';
import { ErrorBoundary } from '@mall/app/errors';
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
  const { dismissQuestions } = useDialogs();
  const { pathname, search } = useLocation();
  const showUnreachable = useUnreachable();
  useEffect(
    () => () => {
      dismissQuestions();
      closePanel();
    },
    [dismissQuestions, pathname, search],
  );
  return (
    <>
      <ErrorBoundary
        fallback={null}
        resetKey={panel}
        onError={() => {
          closePanel();
          showUnreachable();
        }}
      >
        <Hydrating>
          {panel === 'categories' && <CategoryDrawer />}
          {panel === 'member' && <MemberSheet />}
          {panel === 'search' && <SearchPanel />}
          {panel === 'editor' && <EditorOverlay />}
        </Hydrating>
      </ErrorBoundary>
      <CurrentDialog />
    </>
  );
}
