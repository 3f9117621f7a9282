import type { ChatServerEvents } from '@mall/contract';
import * as z from 'zod';
import type { Recipients } from './hub';

const id = z.int();

/** What of an event goes to other servers: ids alone, for what is written is read from the tables there. */
const event = z.union([
  z.tuple([z.enum(['message', 'file_response']), z.object({ id })]),
  z.tuple([z.literal('seen'), z.object({ member_id: id, by_user: z.boolean(), until: id })]),
  z.tuple([
    z.literal('typing'),
    z.object({ member_id: id, by_user: z.boolean(), is_typing: z.boolean() }),
  ]),
  z.tuple([z.literal('badges')]),
]);

const carried = z.object({
  memberId: id,
  staff: z.boolean(),
  /** The hash that the session is kept by, in base64. */
  exceptSession: z.string().optional(),
  event,
});

/** An event on its way between servers. */
export type Carried = z.output<typeof carried>;

/** The id of the message that an event brings; null: it brings none. */
export const messageIn = ({ event: [name, payload] }: Carried): number | null =>
  name === 'message' || name === 'file_response' ? payload.id : null;

/** An event as other servers are told it; null: it concerns this one alone. */
export function carry<Event extends keyof ChatServerEvents>(
  { memberId, staff = false, exceptSession }: Recipients,
  name: Event,
  payload: Parameters<ChatServerEvents[Event]>,
): Carried | null {
  const { data } = event.safeParse([name, ...payload]);
  return data
    ? { memberId, staff, exceptSession: exceptSession?.toString('base64'), event: data }
    : null;
}

/** @returns null: nothing that this version knows. */
export function readCarried(news: string): Carried | null {
  try {
    return carried.safeParse(JSON.parse(news)).data ?? null;
  } catch {
    return null;
  }
}
