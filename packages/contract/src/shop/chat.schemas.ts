import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { id, money, pictureUrl, text, time } from '../core/scalars';
import { MESSAGE_TYPES } from '../core/wire';
import { droppedSound } from './media';

/** The author's own id for a message. */
export const clientId = describe(
  z.string().check(z.regex(/^[\w-]{8,64}$/)),
  "The id that the author's client chose: sent twice, the message is stored once.",
);

/** The member of a conversation. */
const conversationMember = describe(id, 'The member whose conversation with the shop it is.');

const MESSAGE_TYPE = '1 text, 2 picture, 3 video, 4 an order.';

const written = {
  id: describe(id, 'Its id, in the order of the conversation.'),
  member_id: conversationMember,
  client_id: describe(
    z.string(),
    "The id that the author's client chose: sent twice, the message is stored once.",
  ),
  from_user: describe(z.boolean(), 'True: from the member; false: from the shop.'),
  create_name: describe(z.string(), "The author's name."),
  admin_read: describe(z.boolean(), 'Whether the other side has read it.'),
  create_time: describe(time, 'When it was created, Asia/Taipei.'),
};

const fileUrl = describe(pictureUrl, 'Address of the file.');

/** A message between a member and the shop. */
export const chatMessage = named(
  'ChatMessage',
  'A message between a member and the shop.',
  z.discriminatedUnion('type', [
    z.object({
      ...written,
      type: describe(z.literal(MESSAGE_TYPES.text), MESSAGE_TYPE),
      text: describe(z.string(), 'The text.'),
    }),
    z.object({
      ...written,
      type: describe(z.literal(MESSAGE_TYPES.picture), MESSAGE_TYPE),
      url: fileUrl,
    }),
    z.object({
      ...written,
      type: describe(z.literal(MESSAGE_TYPES.video), MESSAGE_TYPE),
      url: fileUrl,
      video_image: describe(
        z.nullable(pictureUrl),
        "Address of the video's poster image; null: none.",
      ),
      ...droppedSound,
    }),
    z.object({
      ...written,
      type: describe(z.literal(MESSAGE_TYPES.order), MESSAGE_TYPE),
      order: describe(
        z.object({
          trans_order_id: describe(z.string(), "The order's number."),
          state_text: describe(z.string(), 'Its state, for a person.'),
          index_img: describe(
            z.nullable(pictureUrl),
            'Address of the picture of its first product; null: none.',
          ),
          final_amount: describe(money, 'The amount to pay, NT$.'),
        }),
        'The order that it refers to.',
      ),
    }),
  ]),
);

const orderNumber = z.string().check(z.regex(/^[0-9A-Z]{8,32}$/));

/** Optional fields of every socket message besides its content. */
const head = {
  client_id: z.optional(clientId),
  member_id: describe(z.optional(id), 'The id of the caller; another one is refused.'),
};

/** Sent by a client as `chat`: a text, or one of the member's orders. */
export const chatSend = z.discriminatedUnion('type', [
  z.object({
    type: describe(z.literal(MESSAGE_TYPES.text), '1 text, 4 an order.'),
    ...head,
    text: describe(text(2000, 'Please enter a message'), 'The text, 2,000 characters at most.'),
  }),
  z
    .object({
      type: describe(z.literal(MESSAGE_TYPES.order), '1 text, 4 an order.'),
      ...head,
      trans_order_id: describe(z.optional(orderNumber), "The order's number."),
      id: describe(
        z.optional(orderNumber),
        'The same as `trans_order_id`, which other clients use.',
      ),
    })
    .check(
      z.refine(({ trans_order_id, id: number }) => (trans_order_id ?? number) !== undefined, {
        path: ['trans_order_id'],
        error: 'required',
      }),
    ),
]);
