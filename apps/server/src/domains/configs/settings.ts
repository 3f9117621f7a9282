import { contract } from '@mall/contract';
import * as z from 'zod/mini';

/** The settings that clients of the site read. */
export type PublicSettings = z.infer<typeof contract.configs.get.reply>;

/** The delivery calendar as staff type it. It is never sent: replies contain the days themselves. */
const calendar = z.object({
  /** The weekdays on which the shop packs, with commas; 1 is Monday, 7 is Sunday. */
  working_days: z.string(),
  /** The hour until which a payment counts for the same day, 0 to 23, Asia/Taipei. */
  cutoff_hour: z.int(),
  /** The days on which the shop is closed, with commas: `2027-01-01`. */
  holidays: z.string(),
});

/** Which mails about orders the shop sends: '1' or '0'. They are never sent to clients of the site. */
const mails = z.object({
  order_placed: z.string(),
  payment_code: z.string(),
  order_paid: z.string(),
  order_shipped: z.string(),
  order_refunded: z.string(),
  lines_refunded: z.string(),
});

/** The chat; never sent to clients of the site. */
const chat = z.object({
  /** When the shop counts as online (`opening-hours.ts`); empty: while a colleague has the chat open. */
  hours: z.string(),
});

/** The shop's settings, by group. */
export type Settings = Omit<PublicSettings, 'common' | 'social' | 'embedding'> & {
  readonly common: Omit<PublicSettings['common'], 'demo'>;
  readonly calendar: z.infer<typeof calendar>;
  readonly mails: z.infer<typeof mails>;
  readonly chat: z.infer<typeof chat>;
};

/** The schema of {@link Settings}. */
export const settingsSchema = z.omit(
  z.extend(contract.configs.get.reply, {
    common: z.omit(contract.configs.get.reply.shape.common, { demo: true }),
    calendar,
    mails,
    chat,
  }),
  { social: true, embedding: true },
);
