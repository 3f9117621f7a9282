/**
 * Waits until a condition holds; if it never does, the test's own timeout ends it.
 *
 * @example
 * await until(() => server.taken.length === 1);
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise<void>((resolve) => setImmediate(resolve));
}
