import { createStore } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';

/** Units that are on their way into the carts: the badge counts them before the server has answered. */
export const piecesAhead = /* @__PURE__ */ sessionScoped(() => createStore(() => 0));
