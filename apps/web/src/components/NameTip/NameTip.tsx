import { lazy, useSyncExternalStore, type ReactElement } from 'react';
import { loadWithRetry } from '../../loading/reloadOnStaleChunk';
import { Hydrating } from '../../hydration/Hydrating';

const Tooltip = lazy(async () => ({
  default: (await loadWithRetry(() => import('@mall/ui/overlays'))).Tooltip,
}));

/** Whether there is something to point with: a phone does not load what it never shows. */
const canRest = () => matchMedia('(hover: hover) and (pointer: fine)').matches;
/** A device does not change that while a page is open. */
const never = () => () => {};

export interface NameTipProps {
  /** What the button does: its label. */
  readonly name: string;
  /** A button with only an icon. */
  readonly children: ReactElement;
}

/**
 * Shows what a button with only an icon does, to a mouse and to a keyboard.
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
