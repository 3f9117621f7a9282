import { useMessages } from '@mall/app/messages';
import { useDialogs } from '@mall/app/overlays';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { editMessages } from '../messages/zh-TW/edit';
import { LeaveGuardContext, type LeaveGuard } from './LeaveGuard';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before a page with unsaved text is left. One for all forms: a router has a single blocker. */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }) {
  const t = useMessages(editMessages);
  const { askConfirmation } = useDialogs();
  /** How to discard what each form has not saved. */
  const [unsaved] = useState(() => new Map<string, () => void>());
  const guard = useMemo<LeaveGuard>(
    () => ({
      watch(id, discard) {
        unsaved.set(id, discard);
        window.addEventListener('beforeunload', warn);
        return () => {
          unsaved.delete(id);
          if (unsaved.size === 0) window.removeEventListener('beforeunload', warn);
        };
      },
      ask: () =>
        askConfirmation({
          tone: 'danger',
          title: t('Discard what you have not saved?'),
          text: t('It cannot be brought back.'),
          confirm: t('Discard'),
          cancel: t('Keep editing'),
        }),
    }),
    [askConfirmation, t, unsaved],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = useRef(false);
  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    const { proceed, reset } = blocker;
    isAsking.current = true;
    const mayLeave = await guard.ask();
    isAsking.current = false;
    if (!mayLeave) return reset();
    for (const discard of [...unsaved.values()]) discard();
    proceed();
  });
  // Not on its state: it may be blocked again before it was rendered as unblocked.
  useEffect(() => void decide(), [blocker]);
  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}
