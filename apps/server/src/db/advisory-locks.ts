/** The numbers of all advisory locks; no other program on this database may use them. */
export const ADVISORY_LOCKS = {
  /** While a server migrates. */
  migration: 720_150_033,
  /** While the demo shop is written. */
  seed: 720_150_034,
  /** While a server runs. */
  server: 720_150_035,
  /** Of one member's cart: the second number is the member's id. */
  cart: 720_150_036,
  /** Of one member's conversation: the second number is the member's id. */
  conversation: 720_150_037,
} as const;
