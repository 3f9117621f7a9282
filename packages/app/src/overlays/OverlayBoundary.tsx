import { useToast } from '@mall/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { useMessages } from '../messages/useMessages';
import { requestMessages } from '../messages/zh-TW/requests';

/** Props of {@link OverlayBoundary}. */
export interface OverlayBoundaryProps {
  /** The open overlay: a change renders the children again. */
  readonly open?: string | number | null | undefined;
  /** Closes the overlay. */
  readonly onError: () => void;
  readonly children: ReactNode;
}

/**
 * Closes an overlay that fails to load, for example when offline, and shows that the shop is unreachable; the page
 * itself stays.
 *
 * @example
 * <OverlayBoundary open={panel} onError={closePanel}>{panel && <Panel />}</OverlayBoundary>
 */
export function OverlayBoundary({ open, onError, children }: OverlayBoundaryProps) {
  const t = useMessages(requestMessages);
  const toast = useToast();
  const fail = () => {
    onError();
    toast.failure(t('The shop could not be reached. Please check your connection and try again.'), {
      replaces: true,
    });
  };
  return (
    <ErrorBoundary fallback={null} resetKey={open} onError={fail}>
      {children}
    </ErrorBoundary>
  );
}
