const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];
const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * A day as a shop says it: 「11/25（三）」, in English 「11/25 (Wed)」. The day is the shop's own, whatever the
 * reader's time zone, so a server and every browser say the same.
 *
 * @param day - `YYYY-MM-DD`, as the server sends it.
 * @example
 * shortDay('2026-11-25', 'zh-TW') // '11/25（三）'
 */
export function shortDay(day: string, language: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  return language === 'zh-TW'
    ? `${month}/${date}（${WEEKDAYS[weekday]}）`
    : `${month}/${date} (${ENGLISH[weekday]})`;
}
