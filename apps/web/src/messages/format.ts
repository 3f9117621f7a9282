/** What fills a message's `{0}`, `{1}` …. */
export type MessageArg = string | number;

/**
 * Fills a message.
 *
 * @example
 * format('at least {0} characters', [8]) // 'at least 8 characters'
 */
export function format(message: string, args: readonly MessageArg[] = []): string {
  return message.replace(/\{(\d+)\}/g, (whole, at: string) => String(args[Number(at)] ?? whole));
}
