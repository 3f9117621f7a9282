import { useSession } from '@mall/hooks';
import { browserStorage } from '@mall/sdk';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The most posts that are remembered for a member: older ones are far down the wall. */
const MOST = 300;

interface HiddenPosts {
  /** The ids of hidden posts by member, the latest first. */
  readonly byMember: Readonly<Record<number, readonly number[]>>;
}

/**
 * The posts that members do not want to see on this device. Nobody else learns of them, not even the server, so a
 * hidden post never affects what its author or the shop sees.
 */
const hiddenPosts = createStore<HiddenPosts>()(
  persist((): HiddenPosts => ({ byMember: {} }), {
    name: 'mall.hidden-posts',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

const NONE: readonly number[] = [];

/** Hides a post from a member's lists on this device, or shows it again. */
export function setHidden(member: number, articleId: number, hidden: boolean): void {
  hiddenPosts.setState(({ byMember }) => {
    const others = (byMember[member] ?? NONE).filter((id) => id !== articleId);
    const ids = hidden ? [articleId, ...others].slice(0, MOST) : others;
    return { byMember: { ...byMember, [member]: ids } };
  });
}

/** The posts that the member has hidden on this device; none for a guest. */
export function useHiddenPosts(): ReadonlySet<number> {
  const member = useSession()?.profile.id;
  const ids = useStore(hiddenPosts, ({ byMember }) =>
    member === undefined ? NONE : (byMember[member] ?? NONE),
  );
  return useMemo(() => new Set(ids), [ids]);
}
