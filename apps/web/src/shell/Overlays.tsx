import { ErrorBoundary } from '@mall/app/errors';
import { retryableLazy } from '@mall/app/loading';
import { useUnreachable } from '@mall/app/overlays';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { closeOverlays, closePanel, overlays } from '../overlays/store';
import { Hydrating } from '../hydration/Hydrating';

const CategoryDrawer = retryableLazy(() => import('../bars/CategoryDrawer'));
const MemberSheet = retryableLazy(() => import('../bars/MemberSheet'));
const SearchPanel = retryableLazy(() => import('../bars/SearchPanel'));
const EditorOverlay = retryableLazy(() => import('../pages/articles/editor/EditorOverlay'));
const DialogHost = retryableLazy(() => import('../overlays/DialogHost'));

/** Renders the open panel, and the current dialog above it, each loaded when first needed (spec §2). */
export function Overlays() {
  const { panel, queue } = useStore(overlays);
  const [dialog] = queue;
  const { pathname, search } = useLocation();
  const showUnreachable = useUnreachable();
  useEffect(() => closeOverlays, [pathname, search]);
  return (
    <ErrorBoundary
      fallback={null}
      resetKey={dialog ? `${dialog.id}` : panel}
      onError={() => {
        for (const { end } of queue) end(false);
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
      <Hydrating>{dialog && <DialogHost key={dialog.id} dialog={dialog} />}</Hydrating>
    </ErrorBoundary>
  );
}
