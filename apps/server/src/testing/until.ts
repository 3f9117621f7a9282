/**
 * Waits until a condition holds; if it never does, the test's own timeout ends it.
 *
 * @example
 * await until(() => server.taken.length === 1);
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise<void>((resolve) => setImmediate(resolve));
}
