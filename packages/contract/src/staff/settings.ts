import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { optionalLine } from '../core/scalars';
import { shown } from '../core/shown';
import { staffDomain } from './domain';

const NO_TIME = 'Please enter a time such as 09:00';
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, NO_TIME));

const hoursOfDay = z
  .strictObject({
    weekday: describe(z.int().check(z.gte(1), z.lte(7)), 'The weekday: 1 is Monday, 7 is Sunday.'),
    from: describe(timeOfDay, 'When it opens, `09:00`, Asia/Taipei.'),
    to: describe(timeOfDay, 'When it closes, `18:00`, Asia/Taipei; later than `from`.'),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The end has to be later than the beginning',
    }),
  );

const mails = z.strictObject({
  order_placed: describe(
    z.boolean(),
    'An order waits for its payment: at once for a transfer, else after five minutes.',
  ),
  payment_code: describe(z.boolean(), 'A payment code was issued.'),
  order_paid: describe(z.boolean(), 'An order is paid.'),
  order_shipped: describe(z.boolean(), 'A parcel has left.'),
  order_refunded: describe(z.boolean(), 'An order was paid back.'),
  lines_refunded: describe(z.boolean(), 'Single lines of an order were paid back.'),
});

const deskSettings = z.object({
  mails: describe(mails, 'Which mails about an order its member gets.'),
  service_hours: describe(
    optionalLine(100),
    'The hours of the customer service as members read them; empty: not shown.',
  ),
  chat_hours: describe(
    z.nullable(
      z.array(hoursOfDay).check(
        z.maxLength(7),
        z.refine(
          (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
          'A weekday is there twice',
        ),
      ),
    ),
    'When the chat shows the shop as online, by weekday; a weekday that is missing is closed. null: while a colleague has the chat open.',
  ),
});

const shopWarning = named(
  'ShopWarning',
  "What the operator of the server should change; `databaseOwner`: the server's user of the database owns the tables.",
  z.enum(['databaseOwner']),
);

/** The settings of the shop that colleagues change at the desk. */
export const settings = staffDomain('settings', {
  get: {
    summary: 'The settings that colleagues change',
    access: 'staff',
    permission: 'settings.edit',
    reply: named('DeskSettings', 'The settings that colleagues change.', deskSettings),
  },
  save: {
    summary: 'Change settings; those that are left out stay as they are',
    access: 'staff',
    permission: 'settings.edit',
    refusals: ['changedMeanwhile'],
    audit: 'settings.changed',
    body: z.strictObject({
      mails: describe(z.optional(z.partial(mails)), 'The mails to switch on or off.'),
      service_hours: z.optional(deskSettings.shape.service_hours),
      chat_hours: z.optional(deskSettings.shape.chat_hours),
      base: shown({
        mails: describe(z.partial(mails), 'The mails, as far as they were shown.'),
        service_hours: deskSettings.shape.service_hours,
        chat_hours: deskSettings.shape.chat_hours,
      }),
    }),
    reply: deskSettings,
  },
  warnings: {
    summary: 'What the operator of the server should change; empty for all but owners',
    access: 'staff',
    permission: 'settings.edit',
    reply: z.array(shopWarning),
  },
});
