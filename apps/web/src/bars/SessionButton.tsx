import { loadWithRetry } from '@mall/app/loading';
import { lazy } from 'react';
import type { SessionButtonProps } from './SessionButtons';
import { Hydrating } from '../hydration/Hydrating';

const SessionButtons = lazy(() => loadWithRetry(() => import('./SessionButtons')));

/** A button of the top bar that only members have; guests do not load them. */
export function SessionButton(props: SessionButtonProps) {
  return (
    <Hydrating fallback={<span style={{ width: 44 }} />}>
      <SessionButtons {...props} />
    </Hydrating>
  );
}
