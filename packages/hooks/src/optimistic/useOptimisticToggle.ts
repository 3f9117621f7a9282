import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { MallError } from '@mall/sdk';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { asMallError } from '../mall/mall-error';
import { toggleQueue } from './queues';

/** Callbacks after the server has responded to a toggle. */
export interface ToggleCallbacks {
  /** Called when the server has confirmed the last tap; once for any number of fast taps. */
  readonly onSettled?: (on: boolean) => void;
  /** Called when a request failed; the flag is rolled back to the last confirmed value. */
  readonly onFailed?: (error: MallError) => void;
}

/** Options of {@link useOptimisticToggle}. */
export interface OptimisticToggleOptions {
  /** Identifies the toggle: all components with the same key share one queue. */
  readonly key: readonly unknown[];
  /** The value that is shown now. */
  readonly on: boolean;
  /** Sends the value to the server; resolves with the value that the server confirms. */
  readonly send: (on: boolean) => Promise<boolean>;
  /** Writes the value wherever it is shown, usually into the query cache. */
  readonly show: (on: boolean) => void;
  /** Called when the server has confirmed the last tap. */
  readonly onSettled?: ((on: boolean) => void) | undefined;
  /** Called when a request failed; the flag is rolled back to the last confirmed value. */
  readonly onFailed?: ((error: MallError) => void) | undefined;
}

/**
 * Flips a flag optimistically and syncs it with the server. Fast taps
 * coalesce; a failure rolls back to the value that the server last confirmed.
 *
 * @returns the function that flips the flag: `toggle()` inverts it, `toggle(true)` sets it.
 * @example
 * const toggle = useOptimisticToggle({
 *   key: ['wait', product.p_id],
 *   on: product.is_wait,
 *   send: async (on) => (await mall.products.wait(product.p_id, on)).is_wait,
 *   show: (on) => client.setQueryData(['wait', product.p_id], on),
 * });
 * <button aria-pressed={product.is_wait} onClick={() => toggle()}>貨到通知我</button>
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
      // Use the requested value, not the rendered one: two taps may come before one render.
      const current = queue.wanted ?? shown;
      queue.want(on ?? !current, {
        isSame: isSameSession(mall),
        confirmed,
        send,
        show,
        settled: onSettled,
        failed: (error) => onFailed?.(asMallError(error)),
      });
    },
    [client, mall],
  );
}
