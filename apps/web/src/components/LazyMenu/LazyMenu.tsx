import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

/** What such a menu takes. */
export interface MenuProps {
  readonly trigger: ReactElement;
}

/** Props of {@link LazyMenu}. */
export interface LazyMenuProps {
  /** Draws the menu, a lazy component, open from the start. */
  readonly menu: (trigger: ReactElement) => ReactNode;
  /** The button; the menu takes it over once it is there. */
  readonly trigger: (open: {
    readonly onClick?: () => void;
    readonly 'aria-haspopup': 'menu';
  }) => ReactElement;
}

/** A menu that is loaded when its button is first pressed: most visits never do. */
export function LazyMenu({ menu, trigger }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = trigger({ onClick: () => setWanted(true), 'aria-haspopup': 'menu' });
  if (!wanted) return waiting;
  return <Suspense fallback={waiting}>{menu(trigger({ 'aria-haspopup': 'menu' }))}</Suspense>;
}
