import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { isSameSession } from '../auth/session-scoped';
import { useMall } from '../mall-context';
import { toggleQueue } from './queues';

/** What is told of a toggle once the mall answered. */
export interface ToggleCallbacks {
  /** The mall has what was tapped last; told once for any number of fast taps. */
  readonly onSettled?: (on: boolean) => void;
  /** The mall refused or was out of reach; the flag shows again what it confirmed last. */
  readonly onFailed?: (error: unknown) => void;
}

/** What {@link useOptimisticToggle} needs to know of a toggle. */
export interface OptimisticToggleOptions {
  /** Names the toggle: all components with the same key share one queue. */
  readonly key: readonly unknown[];
  /** Whether it is on, as shown now. */
  readonly on: boolean;
  /** Asks the mall; resolves with what it confirms. */
  readonly send: (on: boolean) => Promise<boolean>;
  /** Writes the flag wherever it is shown, usually in the query cache. */
  readonly show: (on: boolean) => void;
  /** The mall confirmed what was tapped last. */
  readonly onSettled?: ((on: boolean) => void) | undefined;
  /** A call failed, and the flag shows what the mall last confirmed. */
  readonly onFailed?: ((error: unknown) => void) | undefined;
}

/**
 * Flips a flag at once and lets the mall follow (spec §4, Optimistic toggles). Fast taps coalesce;
 * a failure reverts to what the mall last confirmed.
 *
 * @returns how to flip it: `toggle()` to the other side, `toggle(true)` to a given one.
 * @example
 * const toggle = useOptimisticToggle({
 *   key: ['wait', id],
 *   on: product.is_waiting,
 *   send: async (on) => (await api.wait(id, on)).is_waiting,
 *   show: (on) => client.setQueryData(['wait', id], on),
 * });
 * <button aria-pressed={on} onClick={() => toggle()} />
 */
export function useOptimisticToggle(options: OptimisticToggleOptions): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  return useCallback(
    (on) => {
      const { key, on: shown, send, show, onSettled, onFailed } = latest.current;
      const queue = toggleQueue(client, key);
      const confirmed = () => shown;
      // What is wanted counts, not what is rendered: two taps may come before one render.
      const current = queue.wanted ?? shown;
      queue.want(on ?? !current, {
        isSame: isSameSession(mall),
        confirmed,
        send,
        show,
        settled: onSettled,
        failed: onFailed,
      });
    },
    [client, mall],
  );
}
