/** Attempts at the desk that were refused. */
const refusedKinds = [
  'wrongPassword',
  'wrongCode',
  'wrongPasskey',
  'blocked',
  'forbidden',
] as const;

/** Reads of personal data that leave no entry of their own. */
const readKinds = ['orderRead', 'conversationRead'] as const;

/** What the desk counts by the hour, besides the audit, in the views of its page. */
export const attemptKinds = { refused: refusedKinds, reads: readKinds } as const;

/** The name of what the desk counts. */
export type AttemptKind = (typeof refusedKinds)[number] | (typeof readKinds)[number];
