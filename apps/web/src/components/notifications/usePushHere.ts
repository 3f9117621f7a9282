import { usePush } from '@mall/hooks';
import { WORKER } from '../../offline/worker';

/** Push messages on this device. */
export const usePushHere = () => usePush({ worker: WORKER });
