import { Suspense } from 'react';
import { useStore } from 'zustand';
import { retryableLazy } from '../loading/retryableLazy';
import { loadDialogHost } from './loadDialogHost';
import { OverlayBoundary } from './OverlayBoundary';
import { useDialogQueue } from './useDialogQueue';

const DialogHost = retryableLazy(loadDialogHost);

/**
 * Renders the first dialog of the queue. Its chunk loads when it is first needed; when it cannot be loaded, all
 * questions are answered with no.
 *
 * @example
 * <CurrentDialog />
 */
export function CurrentDialog() {
  const queue = useStore(useDialogQueue());
  const [dialog] = queue;
  return (
    <OverlayBoundary
      open={dialog?.id}
      onError={() => {
        for (const { end } of queue) end(false);
      }}
    >
      <Suspense>{dialog && <DialogHost key={dialog.id} dialog={dialog} />}</Suspense>
    </OverlayBoundary>
  );
}
