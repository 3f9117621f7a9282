import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, day, money } from '../core/scalars';
import { staffDomain } from './domain';

/** What the shop sells. */
export const sales = staffDomain('sales', {
  days: {
    summary: 'What was paid and paid back on each of the last 14 days, today included',
    access: 'staff',
    permission: 'sales.read',
    reply: z.array(
      named(
        'SalesDay',
        'What was paid and paid back on one day.',
        z.object({
          day: describe(day, 'The day, Asia/Taipei.'),
          amount: describe(
            money,
            'What the orders paid on it cost, NT$; refunds are not deducted.',
          ),
          orders: describe(count, 'How many orders were paid.'),
          refunded: describe(
            money,
            'What was paid back on it of orders, also of those that were paid earlier, NT$.',
          ),
          net: describe(
            z.int(),
            '`amount` less `refunded`, NT$; below 0 when more was paid back than paid.',
          ),
        }),
      ),
    ),
  },
});
