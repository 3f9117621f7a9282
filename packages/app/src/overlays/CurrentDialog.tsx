import { Suspense } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { retryableLazy } from '../loading/retryableLazy';
import { loadDialogHost } from './loadDialogHost';
import { useDialogs } from './useDialogs';
import { useUnreachable } from './useUnreachable';

const DialogHost = retryableLazy(loadDialogHost);

/**
 * Renders the first dialog of the queue. Its chunk loads when it is first needed; when it cannot be loaded, all
 * questions are answered with no.
 *
 * @example
 * <CurrentDialog />
 */
export function CurrentDialog() {
  const dialogs = useDialogs();
  const queue = useStore(dialogs);
  const [dialog] = queue;
  const showUnreachable = useUnreachable();
  return (
    <ErrorBoundary
      fallback={null}
      resetKey={dialog && `${dialog.id}`}
      onError={() => {
        for (const { end } of queue) end(false);
        showUnreachable();
      }}
    >
      <Suspense>{dialog && <DialogHost key={dialog.id} dialog={dialog} />}</Suspense>
    </ErrorBoundary>
  );
}
