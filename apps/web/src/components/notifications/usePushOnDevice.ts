import { usePush } from '@mall/hooks';
import { isInApp } from '../../embedding/nativeApp';
import { WORKER } from '../../offline/worker';

/** Push messages on this device. The native app has its own: there the site asks for none. */
export function usePushOnDevice() {
  const { data, turn } = usePush({ worker: WORKER });
  return { state: isInApp() ? ('unsupported' as const) : data, turn };
}
