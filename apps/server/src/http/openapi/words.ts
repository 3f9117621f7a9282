import type { Access, DomainName } from '@mall/contract';

/** The introduction of the whole document. */
export const introduction = `
Every reply is an envelope, \`{ valid, data, code, msg }\`: \`valid\` says whether the call succeeded, \`data\` is what it gives, and a
refusal has a \`code\` of the catalogue and a \`msg\` for a person, in the language of \`Accept-Language\` (zh-TW or en).

**Values.** Amounts are whole NT$. Times are \`YYYY-MM-DD HH:mm:ss\` in Asia/Taipei, days \`YYYY-MM-DD\`. Ids are integers from 1; the
number of an order is text. Pictures are paths on the shop's own origin, or absolute.

**Signing in.** \`auth.login\` gives a token, \`t\`, which other calls carry as \`Authorization: Bearer …\`. A call without a token is a
guest's.

**Writing from a page.** A browser's POST carries the XSRF-TOKEN cookie, which \`auth.csrf\` sets, back as \`X-XSRF-TOKEN\`. A page
of another origin needs none of it, but has to be one that the shop allows (\`STOREFRONT_ORIGINS\`). Neither concerns a server or an app.

**Growing.** Objects of a reply may get more fields: ignore those that you do not know.
`.trim();

/** The description of each domain's endpoints. */
export const tagDescriptions: Readonly<Record<DomainName, string>> = {
  auth: 'Signing in and out, registering, captchas, and the links that are mailed.',
  members: "The member's own account: profile, password, devices, and the end of it.",
  addresses: "The member's addresses, and Taiwan's counties and districts.",
  points: 'Points: what a member has, how they came and went, and spending them on a cart.',
  coupons: 'Coupons: what a member holds, what a code is worth, and using them on a cart.',
  configs: "The shop's settings.",
  content: "The shop's front, quick links, the FAQ and the text pages.",
  products: 'Categories and products, the collection, and the waiting list.',
  search: 'Products and posts by a word.',
  articles: 'The wall: posts, comments, likes, and writing posts.',
  notifications: 'Notifications, badges, what a member wants to be told of, and push messages.',
  cart: 'The carts: one for each shipping temperature, with an order of its own.',
  checkout: 'From a cart to a placed order: shipping, payment, and paying once more.',
  orders: "The member's orders, their refunds, and the conversation about them.",
  dealers: "A dealer's earnings, and where they are paid to.",
  chat: 'The conversation between a member and the shop; live messages come over the socket.',
};

/** Who may call an endpoint. */
export const accessDescriptions: Readonly<Record<Access, string>> = {
  guest: 'Public: needs no token.',
  member: 'For members: needs the token of somebody who is signed in.',
  poster: "For members who may write posts (the profile's `is_poster`).",
  dealer: "For dealers (the profile's `is_dealer`).",
  staff: "For the shop's own people (the profile's `is_staff`).",
};

/** The note for public endpoints whose reply depends on the caller. */
export const PERSONAL = 'With a token the answer is that member’s: what they may see, and marked.';

/** The note for endpoints that take an idempotency key. */
export const IDEMPOTENT = 'Safe to repeat with the same `Idempotency-Key`.';
