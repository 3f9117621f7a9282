import type { Permission, StaffAccess, StaffDomainName } from '@mall/contract/staff';

/** The introduction of the document of the staff's API. */
export const staffIntroduction = `
The staff's API is what the desk at \`/desk\` calls. \`@mall/sdk/staff\` calls it from programs. Envelope, values and languages
are those of the shop's API.

**Signing in.** \`session.signIn\` checks the password and sets a cookie, which scripts cannot read. \`session.verify\` then checks a
code of the second factor, or \`factors.verifyPasskey\` a passkey. A session ends after 12 hours; 30 idle minutes lock it. No token of the shop's API opens the staff's API.

**Writing.** A POST with cookies sends the value of the XSRF-TOKEN cookie, which \`GET /sanctum/csrf-cookie\` sets, as
\`X-XSRF-TOKEN\`. An unknown field of a body is refused.

**Permissions.** A call names the permission that it needs, if any. The roles of a colleague add up. An audit entry is written in
the same transaction as the change that it names.

**Limits.** Calls are counted by session, those without a valid one by address.
`.trim();

/** The description of each domain's endpoints. */
export const staffDomainDescriptions: Readonly<Record<StaffDomainName, string>> = {
  session: 'Signing in to the desk: password, second factor, lock.',
  factors: "The caller's passkeys and recovery codes.",
  people: 'Who may use the desk, and with which roles.',
  orders: 'The orders of all members: shipping, payments, refunds, notes and messages.',
  batches: 'Changing many orders at once.',
  sales: 'Sales by day.',
  settings: 'The emails to members, and the hours of the customer service.',
  chat: 'The conversations with members; live messages come over the socket namespace `/staff`.',
  wall: 'What members reported on the wall.',
  views: 'Filters of lists that a colleague saved.',
  audit: 'What colleagues did.',
};

/** Who may call an endpoint of the staff's API. */
export const staffAccessDescriptions: Readonly<Record<StaffAccess, string>> = {
  guest: 'Public: needs no session.',
  signingIn: 'For colleagues whose password was right, with or without the second factor.',
  staff: 'For colleagues who gave the second factor.',
};

/** The note for calls that need a recent code. */
export const FRESH_FACTOR = 'Needs a code of the second factor from the last ten minutes.';

/**
 * The sentence about the permission of a call, of which a list needs one.
 *
 * @example
 * permissionSentence('orders.ship') // 'Needs the permission `orders.ship`.'
 */
export const permissionSentence = (needed: Permission | readonly Permission[]): string =>
  typeof needed === 'string'
    ? `Needs the permission \`${needed}\`.`
    : `Needs one of the permissions ${needed.map((each) => `\`${each}\``).join(', ')}.`;
