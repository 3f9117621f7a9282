import * as z from 'zod/mini';
import { id, money, pictureUrl, text, time } from '../core/scalars';
import { MESSAGE_TYPES } from '../core/wire';

/** The author's own id for a message: repeated messages with the same id are stored once. */
export const clientId = z.string().check(z.regex(/^[\w-]{8,64}$/));

const written = {
  /** Also defines the order within a conversation. */
  id,
  /** The member whose conversation with the shop this is. */
  member_id: id,
  client_id: z.string(),
  /** True: written by the member; false: by the shop. */
  from_user: z.boolean(),
  /** The author's name. */
  create_name: z.string(),
  /** Whether the other side has seen it. */
  admin_read: z.boolean(),
  create_time: time,
};

/** A message between a member and the shop. */
export const chatMessage = z.discriminatedUnion('type', [
  z.object({ ...written, type: z.literal(MESSAGE_TYPES.text), text: z.string() }),
  z.object({ ...written, type: z.literal(MESSAGE_TYPES.picture), url: pictureUrl }),
  z.object({
    ...written,
    type: z.literal(MESSAGE_TYPES.video),
    url: pictureUrl,
    video_image: z.nullable(pictureUrl),
  }),
  z.object({
    ...written,
    type: z.literal(MESSAGE_TYPES.order),
    order: z.object({
      trans_order_id: z.string(),
      state_text: z.string(),
      index_img: z.nullable(pictureUrl),
      final_amount: money,
    }),
  }),
]);

const orderNumber = z.string().check(z.regex(/^[0-9A-Z]{8,32}$/));

/** Optional fields of every socket message besides its content. */
const head = {
  /**
   * The sender's own id for it: repeated messages with the same id are stored once. Without an id each
   * is stored.
   */
  client_id: z.optional(clientId),
  /** Required from staff: the member they answer. */
  member_id: z.optional(id),
};

/** Sent by a client as `chat`: a text, or one of the member's orders. */
export const chatSend = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(MESSAGE_TYPES.text),
    ...head,
    text: text(2000),
  }),
  z
    .object({
      type: z.literal(MESSAGE_TYPES.order),
      ...head,
      trans_order_id: z.optional(orderNumber),
      /** An alias of `trans_order_id`, which other clients use. */
      id: z.optional(orderNumber),
    })
    .check(
      z.refine(({ trans_order_id, id: number }) => (trans_order_id ?? number) !== undefined, {
        path: ['trans_order_id'],
        error: 'required',
      }),
    ),
]);
