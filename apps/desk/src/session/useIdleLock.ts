import { browserStorage } from '@mall/sdk';
import { useEffect, useEffectEvent } from 'react';

/** The desk locks after this time without a pointer or a key, in milliseconds; the server does so, too. */
const IDLE_MS = 30 * 60_000;
/** Precision of the stored time: a higher one would write at each key. */
const STORE_EVERY_MS = 30_000;
/** When a colleague last used any tab of the desk, in milliseconds. */
const KEY = 'mall.desk.usedAt';
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Calls `lock` after 30 minutes in which nobody used this tab or another one of the desk.
 *
 * @param isActive - false while the desk is locked.
 */
export function useIdleLock(isActive: boolean, lock: () => void): void {
  const onIdle = useEffectEvent(lock);
  useEffect(() => {
    if (!isActive) return;
    const device = browserStorage();
    let usedAt = Date.now();
    let storedAt = 0;
    let timer: ReturnType<typeof setTimeout>;
    const lastUse = () => Math.max(usedAt, Number(device.getItem(KEY) ?? 0));
    const check = () => {
      const left = lastUse() + IDLE_MS - Date.now();
      if (left > 0) timer = setTimeout(check, left);
      else onIdle();
    };
    const onUse = () => {
      usedAt = Date.now();
      if (usedAt - storedAt < STORE_EVERY_MS) return;
      storedAt = usedAt;
      device.setItem(KEY, String(usedAt));
    };
    onUse();
    timer = setTimeout(check, IDLE_MS);
    for (const event of EVENTS) document.addEventListener(event, onUse, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, onUse);
    };
  }, [isActive]);
}
