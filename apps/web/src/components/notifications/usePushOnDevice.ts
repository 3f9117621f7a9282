import { usePush } from '@mall/hooks';
import { isInApp } from '../../embedding/nativeApp';
import { WORKER } from '../../offline/worker';

/** Push messages on this device. The native app has its own, so the site offers none there. */
export function usePushOnDevice() {
  const { data, turn } = usePush({ worker: WORKER });
  return { state: isInApp() ? ('unsupported' as const) : data, turn };
}
