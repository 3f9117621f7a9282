import { browserStorage } from '@mall/sdk';

const KEY = 'mall.map';
/** For this tab only: two tabs may have two maps open. */
const storage = browserStorage(() => sessionStorage);

/** Saves the page that opened the provider's map. */
export const saveMapReturn = (address: string): void => storage.setItem(KEY, address);

/** Returns the page that opened the map; null if another tab did. */
export const readMapReturn = (): string | null => storage.getItem(KEY);
