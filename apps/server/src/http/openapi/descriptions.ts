import type { Access, DomainName } from '@mall/contract';

/** The introduction of the whole document. */
export const introduction = `
Every reply is an envelope, \`{ valid, data, code, msg }\`: \`valid\` is true when the call succeeded, \`data\` is its result, and a
refusal has a \`code\` of the catalogue and a \`msg\` for a person, in the language of \`Accept-Language\` (zh-TW or en).

**Values.** Amounts are whole NT$. Times are \`YYYY-MM-DD HH:mm:ss\` in Asia/Taipei, days \`YYYY-MM-DD\`. Ids are integers from 1; the
number of an order is text. Pictures are paths on the shop's own origin, or absolute.

**Signing in.** \`auth.login\` gives a token, \`t\`, which other calls send as \`Authorization: Bearer …\`. A call without a token is a
guest's.

**Writing from a page.** A browser's POST sends the value of the XSRF-TOKEN cookie, which \`auth.csrf\` sets, as \`X-XSRF-TOKEN\`. A page
of another origin does not need the cookie, but the shop must allow its origin (\`STOREFRONT_ORIGINS\`). Servers and apps need neither.

**Compatibility.** Objects of a reply may get more fields: ignore unknown ones.
`.trim();

/** The description of each domain's endpoints. */
export const tagDescriptions: Readonly<Record<DomainName, string>> = {
  auth: 'Signing in and out, registering, captchas, and the links that are mailed.',
  members: "The member's own account: profile, password, devices, and deletion.",
  addresses: "The member's addresses, and Taiwan's counties and districts.",
  points: 'Points: the balance, its history, and spending points on a cart.',
  coupons: "Coupons: a member's coupons, the value of a code, and using coupons on a cart.",
  configs: "The shop's settings.",
  content: "The shop's front page, quick links, the FAQ and the text pages.",
  products: 'Categories and products, the collection, and the waiting list.',
  search: 'Products and posts by a word.',
  articles: 'The wall: posts, comments, likes, and writing posts.',
  notifications: 'Notifications, badges, notification preferences, and push messages.',
  cart: 'The carts: one for each shipping temperature, with an order of its own.',
  checkout: 'From a cart to a placed order: shipping, payment, and paying again.',
  orders: "The member's orders, their refunds, and the conversation about them.",
  dealers: "A dealer's earnings and payout data.",
  chat: 'The conversation between a member and the shop; live messages come over the socket.',
};

/** Who may call an endpoint. */
export const accessDescriptions: Readonly<Record<Access, string>> = {
  guest: 'Public: needs no token.',
  member: 'For members: needs the token of a signed-in member.',
  poster: "For members who may write posts (the profile's `is_poster`).",
  dealer: "For dealers (the profile's `is_dealer`).",
};

/** The note for public endpoints whose reply depends on the caller. */
export const PERSONAL =
  'With a token the reply contains what that member may see, with their own marks.';

/** The note for endpoints that take an idempotency key. */
export const IDEMPOTENT = 'Safe to repeat with the same `Idempotency-Key`.';
