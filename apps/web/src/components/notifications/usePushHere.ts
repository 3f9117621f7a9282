import { usePush } from '@mall/hooks';

/** The service worker of the site (`src/sw`). */
const WORKER = '/sw.js';

/** Push messages on this device. */
export const usePushHere = () => usePush({ worker: WORKER });
