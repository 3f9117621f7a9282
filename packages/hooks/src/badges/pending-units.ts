import { createStore } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';

/** Units that are being added to the carts. The badge counts them before the server has responded. */
export const pendingUnits = /* @__PURE__ */ sessionScoped(() => createStore(() => 0));
