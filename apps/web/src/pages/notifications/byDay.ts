import type { Notification } from '@mall/sdk';

/** The notifications of a day. */
export interface DayOfNotices {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly notices: readonly Notification[];
}

/** Groups sorted notifications by day. */
export function byDay(notices: readonly Notification[]): DayOfNotices[] {
  const days = new Map<string, Notification[]>();
  for (const notice of notices) {
    const day = notice.create_time.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
