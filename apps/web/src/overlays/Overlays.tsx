import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { commonMessages } from '../messages/zh-TW/common';
import { useMessages } from '../messages/useMessages';
import { OverlayErrorBoundary } from './OverlayErrorBoundary';
import { closeOverlays, overlays } from './store';
import { useToasts } from './useToasts';

const ConfirmationDialog = lazy(() => import('./ConfirmationDialog'));
const CategoryDrawer = lazy(() => import('../shell/CategoryDrawer'));
const SearchPanel = lazy(() => import('../shell/SearchPanel'));
const EditorOverlay = lazy(() => import('../pages/articles/editor/EditorOverlay'));
const PopupHost = lazy(() => import('./PopupHost'));

const UNREACHABLE =
  'The shop could not be reached. Please check your connection and try again.' as const;

/** Renders the overlays, each loaded when first needed; a route change closes them. */
export function Overlays() {
  const { confirmation, panel, popup } = useStore(overlays);
  const { pathname, search } = useLocation();
  const t = useMessages(commonMessages);
  const { failWith } = useToasts();
  useEffect(() => closeOverlays, [pathname, search]);
  return (
    <OverlayErrorBoundary
      open={popup ? 'popup' : confirmation ? 'confirmation' : panel}
      onError={() => {
        closeOverlays();
        overlays.setState({ popup: null });
        failWith(t(UNREACHABLE));
      }}
    >
      <Suspense>
        {confirmation && <ConfirmationDialog confirmation={confirmation} />}
        {panel === 'categories' && <CategoryDrawer />}
        {panel === 'search' && <SearchPanel />}
        {panel === 'editor' && <EditorOverlay />}
      </Suspense>
      <Suspense>{popup && <PopupHost popup={popup} />}</Suspense>
    </OverlayErrorBoundary>
  );
}
