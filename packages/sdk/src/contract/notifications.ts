import * as z from 'zod/mini';
import { domain } from './endpoint';
import { count } from './scalars';

/** What waits to be read (spec §3, Badges). */
export const notifications = domain('notifications', {
  badges: {
    summary: 'Unread notifications, and pieces in all carts',
    access: 'member',
    reply: z.object({ notify: count, cart: count }),
  },
});
