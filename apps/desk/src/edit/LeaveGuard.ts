import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** Asks before unsaved text is lost. */
export interface LeaveGuard {
  /** Watches over a form; `discard` removes what it has not saved. Returns the function that ends it. */
  readonly watch: (id: string, discard: () => void) => () => void;
  /** Asks whether the text of a form may be lost. @returns whether it may */
  readonly ask: () => Promise<boolean>;
}

/** The guard of the desk, which `LeaveGuardProvider` provides. */
export const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/**
 * Asks before a form with unsaved text is left: by a link, Back or closing the window, and where the form itself is
 * closed, by the function that it returns.
 *
 * @param discard - Removes what is not saved.
 * @returns a function that asks, and discards when the colleague agrees; it resolves with whether the form may close.
 * @throws an error outside of a `LeaveGuardProvider`.
 */
export function useLeaveGuard(isDirty: boolean, discard: () => void): () => Promise<boolean> {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('useLeaveGuard needs a LeaveGuardProvider around it.');
  const id = useId();
  const onDiscard = useEffectEvent(discard);
  useEffect(() => (isDirty ? guard.watch(id, () => onDiscard()) : undefined), [guard, id, isDirty]);
  return async () => {
    if (!isDirty) return true;
    const mayLeave = await guard.ask();
    if (mayLeave) discard();
    return mayLeave;
  };
}
