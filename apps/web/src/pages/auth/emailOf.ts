/** The email address that the previous page hands over in its navigation; empty on a direct visit. */
export function emailOf(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : '';
}
