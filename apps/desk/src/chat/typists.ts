import type { StaffChatTyping } from '@mall/contract/staff';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Someone who types counts as having stopped after this time without an event, in milliseconds. */
const TYPING_MS = 6_000;

/** Who types in a conversation: the colleague, or null for the member. */
export type Typist = StaffChatTyping['colleague'];

/** Who types in each conversation, by member. */
export interface Typists {
  readonly store: Pick<
    StoreApi<Readonly<Record<number, readonly Typist[]>>>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  show(typing: StaffChatTyping): void;
  /** Shows that nobody types any more: a message has arrived. */
  clear(member: number): void;
}

/** Creates the list of who types, for one desk. */
export function createTypists(): Typists {
  const store = createStore<Readonly<Record<number, readonly Typist[]>>>(() => ({}));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const remove = (member: number, id: number | undefined) =>
    store.setState((all) => ({
      [member]: (all[member] ?? []).filter((each) => each?.id !== id),
    }));
  return {
    store,
    show({ member_id: member, colleague, is_typing }) {
      const id = colleague?.id;
      const key = `${member}:${id}`;
      clearTimeout(timers.get(key));
      timers.delete(key);
      remove(member, id);
      if (!is_typing) return;
      store.setState((all) => ({ [member]: [...(all[member] ?? []), colleague] }));
      timers.set(
        key,
        setTimeout(() => remove(member, id), TYPING_MS),
      );
    },
    clear: (member) => store.setState({ [member]: [] }),
  };
}
