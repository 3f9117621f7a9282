import { loadWithRetry } from '@mall/app/loading';
import { lazy, useSyncExternalStore, type ReactElement } from 'react';
import { Hydrating } from '../../hydration/Hydrating';

const Tooltip = lazy(async () => ({
  default: (await loadWithRetry(() => import('@mall/ui/overlays'))).Tooltip,
}));

/** Whether the device has a pointer: a phone does not load tooltips. */
const canRest = () => matchMedia('(hover: hover) and (pointer: fine)').matches;
/** The pointer type does not change while a page is open. */
const never = () => () => {};

export interface NameTipProps {
  /** The button's label. */
  readonly name: string;
  /** The icon button. */
  readonly children: ReactElement;
}

/**
 * Shows the label of an icon button as a tooltip, on hover and focus.
 *
 * @example
 * <NameTip name={t('Share')}><IconButton label={t('Share')}><Share2 /></IconButton></NameTip>
 */
export function NameTip({ name, children }: NameTipProps) {
  const isShown = useSyncExternalStore(never, canRest, () => false);
  if (!isShown) return children;
  return (
    <Hydrating fallback={children}>
      <Tooltip text={name}>{children}</Tooltip>
    </Hydrating>
  );
}
