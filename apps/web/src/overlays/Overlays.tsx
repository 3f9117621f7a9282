import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { closeOverlays, overlays } from './store';

const ConfirmationDialog = lazy(() => import('./ConfirmationDialog'));
const CategoryDrawer = lazy(() => import('../shell/CategoryDrawer'));
const SearchPanel = lazy(() => import('../shell/SearchPanel'));
const EditorOverlay = lazy(() => import('../pages/articles/editor/EditorOverlay'));
const PopupHost = lazy(() => import('./PopupHost'));

/** Whatever lies over the page, each loaded when first needed; all of it closes at a change of route. */
export function Overlays() {
  const { confirmation, panel, popup } = useStore(overlays);
  const { pathname, search } = useLocation();
  useEffect(() => closeOverlays, [pathname, search]);
  return (
    <>
      <Suspense>
        {confirmation && <ConfirmationDialog confirmation={confirmation} />}
        {panel === 'categories' && <CategoryDrawer />}
        {panel === 'search' && <SearchPanel />}
        {panel === 'editor' && <EditorOverlay />}
      </Suspense>
      <Suspense>{popup && <PopupHost popup={popup} />}</Suspense>
    </>
  );
}
