/** The email address that the previous page passes in the navigation state; undefined on a direct visit. */
export function emailOf(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : undefined;
}
