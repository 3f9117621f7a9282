import { taipeiTime } from '../../kernel/time';

/** The month of a time in Taiwan: `2026-11`. */
export const monthOf = (time: Date): string => taipeiTime(time).slice(0, 7);

/** The start of a month in Taiwan. @param month `2026-11` */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`);

/** The month this many months later (negative: earlier): `monthsFrom('2026-01', -1)` is `2025-12`. */
export function monthsFrom(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
