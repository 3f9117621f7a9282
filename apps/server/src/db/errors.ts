/** SQLSTATE codes that the server handles. */
export const sqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  insufficientPrivilege: '42501',
  /** A lock was not free within `lock_timeout`. */
  lockNotAvailable: '55P03',
  /** A text or JSON text contains a NUL or a lone surrogate. */
  unstorableText: '22021',
  unstorableJson: '22P05',
} as const;

/**
 * The SQLSTATE of a failed query, or `undefined` for other errors. drizzle wraps the driver's error, so
 * the chain of causes is searched.
 */
export function sqlStateOf(error: unknown): string | undefined {
  return fieldOf(error, 'code');
}

/** The name of the violated constraint, as in the schema. */
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
