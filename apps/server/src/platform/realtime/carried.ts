import type { ChatServerEvents } from '@mall/contract';
import * as z from 'zod';
import type { Recipients } from './hub';

const id = z.int();

/**
 * The data of an event for other servers: ids only, because the content is read from the tables
 * there.
 */
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
  /** The stored hash of the session, in base64. */
  exceptSession: z.string().optional(),
  event,
});

/** An event between servers. */
export type Carried = z.output<typeof carried>;

/** The id of an event's message; null: it has none. */
export const messageIn = ({ event: [name, payload] }: Carried): number | null =>
  name === 'message' || name === 'file_response' ? payload.id : null;

/** Converts an event for other servers; null: it concerns this server alone. */
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

/** Parses an event of another server. @returns null when this version does not know it. */
export function readCarried(news: string): Carried | null {
  try {
    return carried.safeParse(JSON.parse(news)).data ?? null;
  } catch {
    return null;
  }
}
