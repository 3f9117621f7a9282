import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { GUEST, type GuestResult } from '../query/useMemberQuery';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { turnPushOff, turnPushOn, type PushState } from './push';
import { pushOptions } from './queries';

/** Options of {@link usePush}. */
export interface PushOptions {
  /** The URL of the service worker that shows the messages, such as `/sw.js`. */
  readonly worker: string;
}

/** Whether this device gets push messages, and the switch for them. */
export type UsePush = (UseQueryResult<PushState> | GuestResult) & {
  /** Turns push messages on or off; its error is what the browser or the shop answered. */
  readonly turn: UseMutationResult<PushState, Error, boolean>;
};

/**
 * Manages push messages on this device for the current session. The browser asks for permission
 * only when they are turned on, which must happen in a click handler.
 *
 * @returns the query of the state, undefined until it is known and for guests; and `turn`: the
 *   mutation that turns push messages on or off. It resolves with the new state, such as `blocked`
 *   when the person declines. The browser may refuse too, so an error need not be a MallError.
 * @example
 * const { data: state, turn } = usePush({ worker: '/sw.js' });
 * <Switch label="推播" checked={state === 'on'} onCheckedChange={(on) => turn.mutate(on)} />
 */
export function usePush({ worker }: PushOptions): UsePush {
  const mall = useMall();
  const client = useQueryClient();
  const options = pushOptions(mall);
  const session = useSession();
  const query = useQuery({ ...options, enabled: session !== null });
  const state = session === null ? GUEST : query;
  const turn = useMutation({
    mutationFn: (on: boolean): Promise<PushState> =>
      on ? turnPushOn(mall, worker) : turnPushOff(mall),
    onSuccess: (came) => void client.setQueryData(options.queryKey, came),
    onError: () => void client.invalidateQueries({ queryKey: options.queryKey }),
  });
  return { ...state, turn };
}
