import {
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';

/** What a menu of the top bar takes. */
export interface MenuProps {
  readonly trigger: ReactElement;
}

/** Props of {@link LazyMenu}. */
export interface LazyMenuProps {
  /** The menu, open from the start. */
  readonly menu: LazyExoticComponent<ComponentType<MenuProps>>;
  /** The button; the menu takes it over once it is there. */
  readonly trigger: (open: {
    readonly onClick?: () => void;
    readonly 'aria-haspopup': 'menu';
  }) => ReactElement;
}

/** A menu that is loaded when its button is first pressed: most visits never do. */
export function LazyMenu({ menu: Menu, trigger }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = trigger({ onClick: () => setWanted(true), 'aria-haspopup': 'menu' });
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Menu trigger={trigger({ 'aria-haspopup': 'menu' })} />
    </Suspense>
  );
}
