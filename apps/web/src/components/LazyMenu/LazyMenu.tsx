import { OverlayBoundary } from '@mall/app/overlays';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Hydrating } from '../../hydration/Hydrating';

/** Props that every lazy menu takes. */
export interface MenuProps {
  readonly trigger: ReactElement;
}

export interface LazyMenuProps {
  /** Renders the menu, a lazy component, initially open. */
  readonly menu: (trigger: ReactElement) => ReactNode;
  /** The button; once the menu has loaded, the menu renders it as its trigger. */
  readonly trigger: (open: {
    readonly onClick?: () => void;
    readonly 'aria-haspopup': 'menu';
  }) => ReactElement;
}

/**
 * A menu whose chunk is loaded when its button is first pressed: most visits never open it. When it cannot be loaded,
 * shows a toast, and the button stays.
 */
export function LazyMenu({ menu, trigger }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = trigger({ onClick: () => setWanted(true), 'aria-haspopup': 'menu' });
  if (!wanted) return waiting;
  return (
    <OverlayBoundary onError={() => setWanted(false)}>
      <Hydrating fallback={waiting}>{menu(trigger({ 'aria-haspopup': 'menu' }))}</Hydrating>
    </OverlayBoundary>
  );
}
