import type { OrderDetail } from '@mall/sdk';
import { useEffect, useState } from 'react';
import { useOrder } from './useOrders';

/** Pauses between two looks, in milliseconds: each is half as long again, up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 20_000;
const GROWTH = 1.5;
/** After so long it is left to the shopper to look again. */
const PATIENCE = 5 * 60_000;

/** Whether the gateway's word on a payment is still to come: nothing was issued that is paid elsewhere. */
const isAwaited = ({ state, payment }: OrderDetail): boolean =>
  state === 'pending' &&
  payment.failure === null &&
  payment.codes.length === 0 &&
  payment.transfer === null;

/**
 * One order, looked at again while a payment by card is awaited: with growing pauses, not while the page is
 * hidden, and for some minutes only.
 *
 * @returns the order's query; `hasGivenUp`, whether it is no longer looked at by itself, and `lookAgain`.
 * @example
 * const { data, hasGivenUp, lookAgain } = usePaymentWatch(order.trans_order_id);
 */
export function usePaymentWatch(id: string) {
  const query = useOrder(id);
  const { data, refetch } = query;
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const isWatching = data !== undefined && isAwaited(data) && !hasGivenUp;

  useEffect(() => {
    if (!isWatching) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE;
    let waited = 0;
    let isOver = false;

    const wait = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void look(), pause);
    };
    const look = async () => {
      waited += pause;
      pause = Math.min(pause * GROWTH, LONGEST_PAUSE);
      await refetch();
      if (isOver) return;
      if (waited >= PATIENCE) setHasGivenUp(true);
      else wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [isWatching, refetch]);

  return {
    ...query,
    isWatching,
    hasGivenUp: hasGivenUp && data !== undefined && isAwaited(data),
    /** Looks at once, and goes on looking. */
    lookAgain: () => {
      setHasGivenUp(false);
      void refetch();
    },
  };
}
