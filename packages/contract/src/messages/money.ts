import { thousands } from './thousands';

/** Formats whole NT$: `money(1264)` → `NT$1,264`, in any language. */
export const money = (amount: number): string => `NT$${thousands(amount)}`;
