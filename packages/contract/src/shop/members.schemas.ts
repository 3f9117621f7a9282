import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, pictureUrl, shopUrl } from '../core/scalars';

/** A member's picture. */
export const avatar = describe(
  z.nullable(pictureUrl),
  'Address of the picture of the member; null: none.',
);

/** A member's own profile. */
export const memberProfile = named(
  'MemberProfile',
  "The signed-in member's own profile.",
  z.object({
    id: describe(id, "The member's id."),
    account: describe(z.string(), 'The email address that the member signs in with.'),
    name: describe(z.string(), "The member's name."),
    email: describe(z.string(), "The member's email address."),
    phone: describe(z.string(), "The member's mobile number, `09` and eight digits."),
    avatar,
    gid: describe(id, "The id of the member's group."),
    group_name: describe(z.string(), 'The name of that group.'),
    points: describe(count, 'How many points the member has.'),
    mobile_barcode: describe(
      z.nullable(z.string()),
      'The mobile barcode for e-invoices, a slash and seven characters; null: none.',
    ),
    extra: describe(
      z.record(z.string(), z.string()),
      "Answers to the shop's own questions, by their key.",
    ),
    has_password: describe(z.boolean(), 'False: the member signs in by a provider only.'),
    is_dealer: describe(
      z.boolean(),
      'Whether the member is a dealer, who earns commissions for referred members.',
    ),
    is_poster: describe(z.boolean(), 'Whether the member may write posts.'),
    is_staff: describe(
      z.boolean(),
      'Whether the member is staff of the shop, and answers the chat.',
    ),
    desk_url: describe(
      z.nullable(shopUrl),
      "Address of the staff's site; null unless the member is staff.",
    ),
  }),
);
