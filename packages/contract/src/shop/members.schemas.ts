import * as z from 'zod/mini';
import { count, id, pictureUrl } from '../core/scalars';

/** A member's own profile. */
export const memberProfile = z.object({
  id,
  account: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatar: z.nullable(pictureUrl),
  gid: id,
  group_name: z.string(),
  points: count,
  mobile_barcode: z.nullable(z.string()),
  /** Answers to the shop's extra questions, by key. */
  extra: z.record(z.string(), z.string()),
  /** False for members who sign in only through a provider. */
  has_password: z.boolean(),
  is_dealer: z.boolean(),
  /** Whether this member may write posts. */
  is_poster: z.boolean(),
  /** Whether this member is staff, who answer the chat. */
  is_staff: z.boolean(),
});
