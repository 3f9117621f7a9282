/**
 * Waits for a fact, however long it takes: what never becomes true ends with the test's own time.
 *
 * @example
 * await until(() => server.taken.length === 1);
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise<void>((resolve) => setImmediate(resolve));
}
