import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from './overlayHistory';

/**
 * Closes an overlay on Back: the browser's button, a phone's gesture. The site's router takes `createRouterWindow`.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addOverlay(() => onBack()) : undefined), [isOpen]);
}
