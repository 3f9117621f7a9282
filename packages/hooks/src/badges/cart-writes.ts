import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';

/** This page's writes to the carts of all layers. */
interface CartWrites {
  /** Units added by the writes that are in flight or were accepted. */
  readonly units: number;
  readonly inFlight: number;
  /** The number of writes so far. */
  readonly started: number;
}

/** The writes since the sign-in. */
export const cartWrites = /* @__PURE__ */ sessionScoped(() =>
  createStore<CartWrites>(() => ({ units: 0, inFlight: 0, started: 0 })),
);

/**
 * Counts a write that adds `units`.
 *
 * @returns the function to call when it was accepted or refused.
 */
export function startCartWrite(client: QueryClient, units: number): (accepted: boolean) => void {
  const writes = cartWrites(client);
  writes.setState((before) => ({
    units: before.units + units,
    inFlight: before.inFlight + 1,
    started: before.started + 1,
  }));
  return (accepted) =>
    writes.setState((before) => ({
      units: accepted ? before.units : before.units - units,
      inFlight: before.inFlight - 1,
    }));
}

/**
 * Reads the server while no write is in flight, because nobody can tell whether the reply includes
 * such a write. A read that a write overlaps is repeated.
 *
 * @returns the reply, and the units that the writes had added by then.
 */
export async function readBetweenCartWrites<Reply>(
  client: QueryClient,
  read: () => Promise<Reply>,
): Promise<{ reply: Reply; units: number }> {
  const writes = cartWrites(client);
  for (;;) {
    await noneInFlight(writes);
    const { units, started } = writes.getState();
    const reply = await read();
    if (writes.getState().started === started) return { reply, units };
  }
}

function noneInFlight(writes: StoreApi<CartWrites>): Promise<void> {
  return new Promise((resolve) => {
    if (writes.getState().inFlight === 0) return resolve();
    const unsubscribe = writes.subscribe(({ inFlight }) => {
      if (inFlight > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
