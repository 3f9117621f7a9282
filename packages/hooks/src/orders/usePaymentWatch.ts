import type { OrderDetail } from '@mall/sdk';
import { useEffect, useState } from 'react';
import type { MemberResult } from '../query/useMemberQuery';
import { useOrder } from './useOrders';

/**
 * Pauses between two fetches, in milliseconds: each is 1.5 times the previous one, up to the
 * longest.
 */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 20_000;
const GROWTH = 1.5;
/** Polling stops after this time (ms); the shopper can then refetch. */
const POLL_LIMIT = 5 * 60_000;

/** Whether the gateway has not confirmed a payment yet, and no code to pay elsewhere was issued. */
const isAwaited = ({ state, payment }: OrderDetail): boolean =>
  state === 'pending' &&
  payment.failure === null &&
  payment.codes.length === 0 &&
  payment.transfer === null;

/** An order whose payment is awaited. */
export type UsePaymentWatch = MemberResult<OrderDetail> & {
  /** Whether the order is being polled. */
  readonly isWatching: boolean;
  /** Whether polling has stopped although the payment is still awaited. */
  readonly hasStopped: boolean;
  /** Refetches at once, and restarts polling. */
  readonly resume: () => void;
};

/**
 * Fetches one order, and polls it while a card payment is awaited: with growing pauses, not while
 * the page is hidden, and for some minutes only.
 *
 * @example
 * const { data, hasStopped, resume } = usePaymentWatch(order.trans_order_id);
 */
export function usePaymentWatch(id: string): UsePaymentWatch {
  const query = useOrder(id);
  const { data, refetch } = query;
  const [hasStopped, setHasStopped] = useState(false);
  const isWatching = data !== undefined && isAwaited(data) && !hasStopped;

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
      if (waited >= POLL_LIMIT) setHasStopped(true);
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
    hasStopped: hasStopped && data !== undefined && isAwaited(data),
    resume: () => {
      setHasStopped(false);
      void refetch();
    },
  };
}
