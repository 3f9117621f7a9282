import { browserStorage } from '@mall/sdk';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const KEY = 'mall.desk.singleKeys';
const OFF = 'off';
const device = browserStorage();

/**
 * Whether keys without Ctrl or ⌘ are shortcuts on this device. Who dictates, or presses keys by accident, switches them
 * off (WCAG 2.1.4).
 */
export const singleKeys = createStore<boolean>(() => device.getItem(KEY) !== OFF);

/** Switches the shortcuts without Ctrl or ⌘ on or off on this device. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) device.removeItem(KEY);
  else device.setItem(KEY, OFF);
  singleKeys.setState(isOn, true);
}

/** Returns whether keys without Ctrl or ⌘ are shortcuts on this device. */
export const useSingleKeys = (): boolean => useStore(singleKeys);
