import { browserStorage } from '@mall/sdk';

const KEY = 'mall.map';
/** For this tab alone: two tabs may be at two maps. */
const storage = browserStorage(() => sessionStorage);

/** Remembers the page from which the provider's map was opened. */
export const saveMapReturn = (address: string): void => storage.setItem(KEY, address);

/** The page from which the map was opened; null when it was opened in another tab. */
export const readMapReturn = (): string | null => storage.getItem(KEY);
