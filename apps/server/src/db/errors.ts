/** SQLSTATE codes that the mall reacts to. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  /** A text, or a text in JSON, holds what no text may: a NUL, half a character. */
  unstorableText: '22021',
  unstorableJson: '22P05',
} as const;

/**
 * The SQLSTATE of a failed query, or `undefined` when something else failed. drizzle wraps the
 * driver's error, so it is looked for along the chain of causes.
 */
export function sqlStateOf(error: unknown): string | undefined {
  return fieldOf(error, 'code');
}

/** The constraint that refused a row, by its name in the schema. */
export function constraintOf(error: unknown): string | undefined {
  return fieldOf(error, 'constraint');
}

function fieldOf(error: unknown, field: 'code' | 'constraint'): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const value =
      field in each ? (each as Error & Record<typeof field, unknown>)[field] : undefined;
    if (typeof value === 'string') return value;
  }
  return undefined;
}
