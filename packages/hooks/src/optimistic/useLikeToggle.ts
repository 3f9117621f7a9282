import { useQueryClient, type Query } from '@tanstack/react-query';
import { sessionScoped } from '../session/session-scoped';
import { applyPatch } from './patches';
import { useOptimisticToggle, type ToggleCallbacks } from './useOptimisticToggle';

/** What members like: a post, a comment. */
interface Likable {
  readonly is_like: boolean;
  readonly like_count: number;
}

/** Options of {@link useLikeToggle}. */
interface LikeToggleOptions {
  /** Identifies what is liked. */
  readonly key: readonly [string, string, number];
  /** Whether it is shown as liked. */
  readonly on: boolean;
  /** Sends the like; resolves with what the server confirms. */
  readonly send: (on: boolean) => Promise<Likable>;
  /** Edits it wherever the cache has it; with `only`, in that query. */
  readonly update: (edit: <Shown extends Likable>(shown: Shown) => Shown, only?: Query) => void;
}

/** The last confirmed state of likes that are still in flight, by key. */
const confirmedOf = /* @__PURE__ */ sessionScoped(() => new Map<string, Likable>());

/**
 * Likes or unlikes something. The flag and the count change at once, and end with the server's values.
 *
 * @returns the function that flips it: `like()` inverts it, `like(true)` sets it.
 * @internal
 */
export function useLikeToggle(
  { key, on: isLiked, send, update }: LikeToggleOptions,
  { onSettled, onFailed }: ToggleCallbacks,
): (on?: boolean) => void {
  const client = useQueryClient();
  const name = key.join('/');
  const runEnds = () => void confirmedOf(client).delete(name);
  return useOptimisticToggle({
    key,
    on: isLiked,
    async send(on) {
      const confirmed = confirmedOf(client); // The next member gets another map.
      const { is_like, like_count } = await send(on);
      confirmed.set(name, { is_like, like_count });
      return is_like;
    },
    show(on) {
      const confirmed = confirmedOf(client).get(name);
      applyPatch(client, key, (only) =>
        update((shown) => showLike({ ...shown, ...confirmed }, on), only),
      );
    },
    onSettled(on) {
      runEnds();
      onSettled?.(on);
    },
    onFailed(error) {
      runEnds();
      onFailed?.(error);
    },
  });
}

/** Data that already contains the like also counts it: only adjust the count where the flag changes. */
const showLike = <Shown extends Likable>(shown: Shown, on: boolean): Shown =>
  shown.is_like === on
    ? shown
    : { ...shown, is_like: on, like_count: Math.max(0, shown.like_count + (on ? 1 : -1)) };
