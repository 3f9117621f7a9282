/** Formats a count: `99+` above 99 (spec §9). */
export const formatCount = (count: number): string => (count > 99 ? '99+' : String(count));
